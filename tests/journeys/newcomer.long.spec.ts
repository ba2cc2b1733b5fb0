import { expect } from '@playwright/test';
import { openResults, pickNext, searchSpecialists } from './search.ts';
import { signInWithGoogle } from './sign-in.ts';
import { fillMissingDetails, heldFor, holdWith, sentRequest } from './submit.ts';
import { test } from './test.ts';

const card = 'iframe[title="Secure payment input frame"]';

test('a newcomer fills in missing details in the sheet before the card, not in a form', async ({ page }) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await signInWithGoogle(page, 'tilly.marchetti@example.com');
  await expect(page).toHaveURL(/\/match\/doctor$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await searchSpecialists(page);
  await pickNext(page, 'Dr Sienna Abdallah');
  await page.getByRole('button', { name: 'Submit & pay $15' }).click();

  const sheet = page.getByRole('dialog', { name: 'Submit your request' });
  await expect(sheet.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await expect(sheet.locator(card)).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Continue to payment' }).click();
  // Google has given the name.
  await expect(sheet.getByLabel('Full name')).toHaveValue('Tilly Marchetti');
  await expect(sheet.getByLabel('Mobile')).toBeFocused();
  await expect(sheet.locator(card)).toHaveCount(0);

  await fillMissingDetails(sheet);
  await expect(sheet.getByText('For Tilly Marchetti')).toBeVisible();
  await holdWith(page, '4242424242424242');

  expect(await heldFor(await sentRequest(page))).toEqual([1500]);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Requests' }).first().click();
  await expect(page.getByText('Dr Sienna Abdallah').first()).toBeVisible();
  expect(visited).not.toContain('/register');
});

test(
  'a specialist without a patient profile is asked for it before the card',
  { tag: '@release' },
  async ({ page }) => {
    await signInWithGoogle(page, 'dr.priya.venkatesan@example.com');
    await openResults(page);
    await pickNext(page, 'Dr Hanh Nguyen');
    await page.getByRole('button', { name: 'Submit & pay $15' }).click();
    const sheet = page.getByRole('dialog', { name: 'Submit your request' });
    await expect(sheet.getByRole('heading', { name: 'Your details' })).toBeVisible();
    await expect(sheet.getByLabel('Mobile')).toBeVisible();
    await expect(sheet.locator(card)).toHaveCount(0);
  },
);
