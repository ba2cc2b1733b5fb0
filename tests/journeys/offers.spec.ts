import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { acceptWith, askForTimes, booksOf, makeOffer, offerFrom, setUpPayouts } from './offers.ts';
import { mailTo, patientName, signInAsPatient, signInWithGoogle } from './sign-in.ts';
import { agreeAtBank } from './submit.ts';
import { test } from './test.ts';
import { afternoon } from './times.ts';

const patientEmail = 'asks.for.times@example.com';
const reason = 'Reflux at night since the winter, referral from my GP.';

test('an offer is made, paid, booked, cancelled and refunded to the cent', async ({ browser }) => {
  const patient = await (await browser.newContext()).newPage();
  const specialist = await (await browser.newContext()).newPage();

  await signInAsPatient(patient, patientEmail);
  const requestId = await askForTimes(patient, reason);

  await signInWithGoogle(specialist, 'dr.hanh.nguyen@example.com');
  await setUpPayouts(specialist);
  await makeOffer(specialist, { reason, dollars: '245', slotISO: afternoon(20) });
  await mailTo(patientEmail, /offer/i);

  // No reload: the patient's page updates automatically.
  const card = await offerFrom(patient, 'Dr Hanh Nguyen');
  await expect(card.getByRole('timer')).toHaveText(/^4\d:\d\d left$/);
  const sheet = await acceptWith(patient, card, { dollars: '245.00', number: '4000000000000002' });
  await expect(sheet.getByText('Your card was declined.')).toBeVisible();
  await expect(sheet.getByText(/^We’ve reserved your time until/)).toBeVisible();
  await patient.keyboard.press('Escape');
  await acceptWith(patient, card, { dollars: '245.00', number: '4000002500003155' });
  await agreeAtBank(patient);
  await expect(patient.getByText('Your consultation is booked').first()).toBeVisible();
  await mailTo(patientEmail, /^Appointment confirmed: /);
  // The directory keeps 10.00 of 245.00.
  await expect
    .poll(() => booksOf(requestId))
    .toEqual({ payments: ['24500 succeeded'], refunds: [], fees: [1_000], specialist: [23_500] });

  await specialist.goto('/inbox/offers');
  await expect(specialist.getByText('Accepted').first()).toBeVisible();
  await specialist.goto('/appointments');
  await expect(specialist.getByText(patientName).first()).toBeVisible();
  await patient.getByRole('link', { name: 'View in appointments' }).click();
  await expect(patient).toHaveURL(/\/appointments\?apt=off_/);
  await expect(patient.getByRole('dialog', { name: 'Dr Hanh Nguyen' })).toBeVisible();

  await patient.goto(`/requests/open/${requestId}`);
  await patient.getByRole('button', { name: 'Cancel appointment' }).click();
  const question = patient.getByRole('alertdialog', { name: 'Cancel this appointment?' });
  await expect(question.getByText('We’ll refund it to your card.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(patient.getByText('You cancelled this appointment').first()).toBeVisible();
  await expect(patient.getByText(/^We(’re refunding| refunded) the \$245\.00 you paid\.$/)).toBeVisible();
  await expect
    .poll(() => booksOf(requestId))
    .toEqual({ payments: ['24500 succeeded'], refunds: [24_500], fees: [0], specialist: [0] });

  await specialist.reload();
  await expect(specialist.getByText(patientName)).toHaveCount(0);
  await specialist.goto('/work/payouts');
  await expect(specialist.getByText('Refunded').first()).toBeVisible();

  // Stripe's ledger shows the same, to the cent.
  await specialist.goto(`${addresses.sandbox}/ledger`);
  const row = (part: string, ...cells: string[]) =>
    specialist
      .getByRole('heading', { name: part, exact: true })
      .locator('xpath=following-sibling::*[1]')
      .getByRole('row')
      .filter({ hasText: new RegExp(cells.join('.*')) })
      .first();
  await expect(
    row('Payments', '245.00 AUD', 'succeeded', '0.00 AUD to acct_', 'fee 0.00 AUD', requestId),
  ).toBeVisible();
  await expect(row('Refunds', '245.00 AUD', 'succeeded')).toBeVisible();
  await expect(row('Transfers', '245.00 AUD', '245.00 AUD', '0.00 AUD')).toBeVisible();
  await expect(row('Our fees', '10.00 AUD', '10.00 AUD', '0.00 AUD')).toBeVisible();
});
