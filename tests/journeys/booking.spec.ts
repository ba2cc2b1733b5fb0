import { expect } from '@playwright/test';
import { payAcceptance } from './answer.ts';
import { intentsOf } from './ledger.ts';
import { openPayment, pickNext, searchSpecialists, specialty } from './search.ts';
import { mailTo, openInbox, signInByLink, signInWithGoogle } from './sign-in.ts';
import { holdWith, sentRequest } from './submit.ts';
import { test } from './test.ts';
import { expectTranslated, translatePage } from './translated.ts';

const patientEmail = 'maeve.tran@example.com';
const specialistEmail = 'dr.callum.brodie@example.com';

test('a patient books a specialist, and both find the appointment', async ({ browser }) => {
  const patient = await (await browser.newContext()).newPage();
  const specialist = await (await browser.newContext()).newPage();
  await translatePage(patient);

  await signInByLink(patient, patientEmail);
  await searchSpecialists(patient);
  await pickNext(patient, 'Dr Callum Brodie');
  await pickNext(patient, 'Dr Priya Venkatesan');
  await expect(patient.getByText('2 of 10 picked')).toBeVisible();
  await expectTranslated(patient);
  await openPayment(patient);
  await holdWith(patient, '4242424242424242');
  const selectionId = await sentRequest(patient);
  expect((await intentsOf(selectionId)).map((intent) => [intent.amount, intent.status])).toEqual([
    [1500, 'requires_capture'],
  ]);
  await mailTo(specialistEmail, /new request/i);

  await signInWithGoogle(specialist, specialistEmail);
  await expect(specialist).toHaveURL(/\/match\/doctor$/);
  await openInbox(specialist);
  await specialist.locator(`a[href="/inbox/${selectionId}"]:visible`).click();
  await specialist.getByLabel('Your consultation fee').fill('245');
  await specialist.getByRole('button', { name: 'Accept', exact: true }).click();
  await payAcceptance(specialist);
  await expect(specialist).toHaveURL(/\/inbox$/);
  const confirmed = specialist.getByRole('region', { name: 'Appointment confirmed' });
  await expect(confirmed.getByText(/\$20\.00 charged to Visa ending 4242\.$/)).toBeVisible();
  await expect(confirmed.getByRole('link', { name: 'Open appointment' })).toHaveAttribute(
    'href',
    `/appointments?apt=${selectionId}`,
  );

  // No reload: the patient's page updates automatically.
  await expect(patient.getByText('Your consultation is booked')).toBeVisible();
  await expect(patient.getByText('Filled', { exact: true })).toBeVisible();
  await expect(patient.getByText('$245.00').first()).toBeVisible();
  await expect(patient.getByText('Not booked')).toBeVisible();
  await expectTranslated(patient);
  await mailTo(patientEmail, /^Appointment confirmed: /);

  await expect
    .poll(async () => (await intentsOf(selectionId)).map((intent) => `${intent.amount} ${intent.status}`).toSorted())
    .toEqual(['1500 succeeded', '2000 succeeded']);

  await patient.getByRole('link', { name: 'Appointments' }).first().click();
  await expect(patient.getByText('Dr Callum Brodie').first()).toBeVisible();
  await specialist.getByRole('link', { name: 'Appointments' }).first().click();
  await specialist.getByText('Maeve Tran').first().click();
  await expect(specialist.getByRole('dialog').getByText(patientEmail)).toBeVisible();

  await patient.getByRole('link', { name: 'Requests' }).first().click();
  await expect(patient.getByText(specialty).first()).toBeVisible();
  await expect(patient.getByText('Filled', { exact: true }).first()).toBeVisible();
});
