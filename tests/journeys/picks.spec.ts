import { expect } from '@playwright/test';
import { acceptRequest } from './answer.ts';
import { openPayment, openResults, pickAt, pickNext } from './search.ts';
import { signInAsPatient, signInWithGoogle } from './sign-in.ts';
import { heldFor, holdWith, sentRequest } from './submit.ts';
import { test } from './test.ts';
import { afternoon } from './times.ts';

test('picks survive a reload, Back and a declined card, which is sent once', async ({ page }) => {
  await signInAsPatient(page, 'picks.kept@example.com');
  await openResults(page);
  await pickNext(page, 'Dr Callum Brodie');
  await pickNext(page, 'Dr Priya Venkatesan');
  const picked = page.getByText('2 of 10 picked');
  await expect(picked).toBeVisible();
  await page.reload();
  await expect(picked).toBeVisible();
  await page.getByRole('link', { name: 'Appointments' }).first().click();
  await expect(page).toHaveURL(/\/appointments$/);
  await page.goBack();
  await expect(picked).toBeVisible();

  const sheet = await openPayment(page);
  await holdWith(page, '4000000000000002');
  await expect(sheet.getByText('Your card was declined.')).toBeVisible();
  await page.reload();
  await expect(picked).toBeVisible();
  await openPayment(page);
  await holdWith(page, '4242424242424242');
  expect(await heldFor(await sentRequest(page))).toEqual([1500]);
  await page.getByRole('link', { name: 'Requests' }).first().click();
  await expect(page.getByRole('link', { name: /^View / })).toHaveCount(1);
});

test('a pick that was taken is named, and the others can be sent', async ({ browser }) => {
  const name = 'Dr Sienna Abdallah';
  const slotISO = afternoon(8);
  const patient = await (await browser.newContext()).newPage();
  await signInAsPatient(patient, 'slower@example.com');
  await openResults(patient);
  await pickAt(patient, name, slotISO);
  await pickNext(patient, 'Dr Hanh Nguyen');
  const sheet = await openPayment(patient);

  const quicker = await (await browser.newContext()).newPage();
  await signInAsPatient(quicker, 'quicker@example.com');
  await openResults(quicker);
  await pickAt(quicker, name, slotISO);
  await openPayment(quicker);
  await holdWith(quicker, '4242424242424242');
  const taken = await sentRequest(quicker);
  const specialist = await (await browser.newContext()).newPage();
  await signInWithGoogle(specialist, 'dr.sienna.abdallah@example.com');
  await acceptRequest(specialist, taken, '200');

  await holdWith(patient, '4242424242424242');
  await expect(sheet.getByText(`Your time with ${name} is no longer available`)).toBeVisible();
  await sheet.getByRole('button', { name: 'Continue with the other doctor' }).click();
  await holdWith(patient, '4242424242424242');
  expect(await heldFor(await sentRequest(patient))).toEqual([1500]);
  await expect(patient.getByText('Dr Hanh Nguyen').first()).toBeVisible();
  await expect(patient.getByText(name)).toHaveCount(0);
});
