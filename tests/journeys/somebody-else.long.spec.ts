import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { payAcceptance } from './answer.ts';
import { openPayment, openResults, pickNext } from './search.ts';
import { patientName, signInAsPatient, signInWithGoogle } from './sign-in.ts';
import { holdWith, sentRequest } from './submit.ts';
import { test } from './test.ts';

const specialistEmail = 'dr.callum.brodie@example.com';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a patient books for a child, downloads their data and deletes their account', async ({ browser }) => {
  const patient = await (await browser.newContext()).newPage();
  await signInAsPatient(patient, 'for.a.child@example.com');

  // Adds the child when needed, with consent.
  await openResults(patient);
  await pickNext(patient, 'Dr Callum Brodie');
  await openPayment(patient);
  const sheet = patient.getByRole('dialog', { name: 'Submit your request' });
  await sheet.getByRole('button', { name: 'Change' }).click();
  await expect(sheet.getByRole('radio', { name: patientName })).toBeChecked();
  await sheet.getByRole('button', { name: 'Add a person' }).click();
  await sheet.getByRole('textbox', { name: 'Full name' }).fill('Wren Castellan');
  await sheet.getByRole('radio', { name: 'Your child' }).check();
  await sheet.getByLabel('Day', { exact: true }).fill('02/05/2019');
  await sheet.getByRole('radio', { name: 'Female' }).check();
  await sheet.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(sheet.getByText('Confirm that you can book for them.')).toBeVisible();
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(sheet.getByText('For Wren Castellan')).toBeVisible();
  // A reload keeps the picks and the patient.
  await patient.reload();
  await openPayment(patient);
  await expect(sheet.getByText('For Wren Castellan')).toBeVisible();
  await holdWith(patient, '4242424242424242');
  const selectionId = await sentRequest(patient);
  await expect(patient.getByText('Wren Castellan')).toBeVisible();
  await patient.goto('/requests');
  await expect(patient.getByText(/, for Wren Castellan, created /)).toBeVisible();

  // The inbox shows no names; the appointment shows both.
  const specialist = await (await browser.newContext()).newPage();
  await signInWithGoogle(specialist, specialistEmail);
  await specialist.goto(`/inbox/${selectionId}`);
  await expect(specialist.getByLabel('Your consultation fee')).toBeVisible();
  await expect(specialist.getByText('Castellan')).toHaveCount(0);
  await specialist.getByLabel('Your consultation fee').fill('245');
  await specialist.getByRole('button', { name: 'Accept', exact: true }).click();
  await payAcceptance(specialist);
  await expect(specialist).toHaveURL(/\/inbox$/);
  await specialist.goto('/appointments');
  await specialist.getByText('Wren Castellan').first().click();
  const details = specialist.getByRole('dialog');
  await expect(details.getByText(patientName)).toBeVisible();
  await expect(details.getByText('for.a.child@example.com')).toBeVisible();

  // Account page: the child, the specialist who read the details, and the download.
  await patient.goto('/patient');
  await expect(part(patient, 'People I book for').getByText(/^Your child, born 2 May 2019, 1\srequest$/)).toBeVisible();
  const data = part(patient, 'My data');
  await expect(data.getByText(/^Dr Callum Brodie, /)).toBeVisible();
  const file = patient.waitForEvent('download');
  await data.getByRole('button', { name: 'Download JSON' }).click();
  const held = JSON.parse(await readFile(await (await file).path(), 'utf8')) as Record<string, unknown>;
  expect(held).toMatchObject({
    account: { email: 'for.a.child@example.com' },
    people: [{ name: 'Wren Castellan' }],
    appointments: [{ requestId: selectionId }],
  });
  const page = patient.waitForEvent('download');
  await data.getByRole('button', { name: 'Download web page' }).click();
  expect(await readFile(await (await page).path(), 'utf8')).toContain('Wren Castellan');

  // Deletion is refused with an appointment ahead; afterwards it is final and includes the sign-in.
  await expect(data.getByText(/^Cancel your upcoming appointments/)).toBeVisible();
  await expect(data.getByRole('button', { name: 'Delete account' })).toHaveCount(0);
  await specialist.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await specialist.getByRole('alertdialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(specialist.getByRole('alertdialog')).toBeHidden();
  await expect(async () => {
    await patient.reload();
    await expect(data.getByRole('button', { name: 'Delete account' })).toBeVisible();
  }).toPass();
  await data.getByRole('button', { name: 'Delete account' }).click();
  await patient.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(patient).toHaveURL(/\/login$/);
});
