import { expect } from '@playwright/test';
import { fillCard } from './card.ts';
import { breakService, mendServices } from './fault.ts';
import { openPayment, pickNext, searchSpecialists } from './search.ts';
import { signInAsPatient, signInByLink } from './sign-in.ts';
import { agreeToFee, heldFor, holdWith, sentRequest } from './submit.ts';
import { test } from './test.ts';

const pay = 'Hold $15.00 and submit';

test.afterEach(mendServices);

test('a request is sent and held once after a declined card and 3-D Secure', async ({ page }) => {
  await signInAsPatient(page, 'refused@example.com');
  await searchSpecialists(page);
  await page.getByRole('button', { name: 'Submit & pay $15' }).click();
  await expect(page.getByText('Pick at least one specialist and slot.')).toBeVisible();

  await pickNext(page, 'Dr Sienna Abdallah');
  const sheet = await openPayment(page);
  await holdWith(page, '4000000000000002');
  await expect(sheet.getByText('Your card was declined.')).toBeVisible();

  await holdWith(page, '4000000000009995');
  await expect(sheet.getByText('Your card has insufficient funds.')).toBeVisible();

  await holdWith(page, '4000002500003155');
  const bank = page.frameLocator('iframe[title="3D Secure authentication"]');
  await bank.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(sheet.getByText(/unable to authenticate/i)).toBeVisible();

  await holdWith(page, '4000002500003155');
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  expect(await heldFor(await sentRequest(page))).toEqual([1500]);
});

test('a payment provider failing before or after a call causes no loss or second hold', async ({ page }) => {
  await signInAsPatient(page, 'cut.off@example.com');
  await searchSpecialists(page);
  await pickNext(page, 'Dr Hanh Nguyen');
  const sheet = await openPayment(page);
  await fillCard(page, '4242424242424242');
  await agreeToFee(page);
  // Stripe's library retries a cut connection: plans enough faults for every try of this payment.
  await breakService({ path: '/v1/payment_intents', mode: 'after', times: 4 });
  await sheet.getByRole('button', { name: pay }).click();
  await expect(sheet.getByText('We couldn’t reach our payment provider. Please try again in a moment.')).toBeVisible();
  await mendServices();
  await sheet.getByRole('button', { name: pay }).click();
  expect(await heldFor(await sentRequest(page))).toEqual([1500]);
});

test('an offline page shows a notice and its cache; others’ requests are not found', async ({ page, context }) => {
  await signInByLink(page, 'jordan.whittaker@example.com');
  await page.goto('/requests');
  await expect(page.getByRole('heading', { name: 'Requests', exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. Changes will retry when connection resumes.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Requests', exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();

  await page.goto('/requests/sel_of_somebody_else');
  await expect(page.getByText('Selection not found')).toBeVisible();
});
