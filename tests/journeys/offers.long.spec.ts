import { expect } from '@playwright/test';
import { limits } from '../../packages/core/src/index.ts';
import { addresses } from './addresses.ts';
import {
  acceptWith,
  askForTimes,
  booksOf,
  expectActive,
  makeOffer,
  offerFrom,
  openSetUp,
  secretOf,
  setUpPayouts,
} from './offers.ts';
import { mailTo, signInAsPatient, signInByLink, signInWithGoogle } from './sign-in.ts';
import { agreeAtBank } from './submit.ts';
import { test } from './test.ts';
import { afternoon } from './times.ts';

const halfHour = limits.appointmentMinutes * 60_000;
const bankFrame = 'iframe[title="3D Secure authentication"]';

test('payout setup can be resumed; an offer is booked even if its page closes', async ({ browser }) => {
  const reason = 'Iron is low again, and nobody knows why.';
  const patientEmail = 'closes.the.page@example.com';
  const context = await browser.newContext();
  const patient = await context.newPage();
  await signInAsPatient(patient, patientEmail);
  const requestId = await askForTimes(patient, reason);

  const specialist = await (await browser.newContext()).newPage();
  await signInWithGoogle(specialist, 'dr.callum.brodie@example.com');
  await openSetUp(specialist);
  const form = specialist.url();
  await specialist.getByRole('button', { name: /^Stop halfway/ }).click();
  await expect(specialist.getByText('Stripe needs more details')).toBeVisible();
  // The link works once.
  await specialist.goto(form);
  await expect(specialist).toHaveURL(/\/work\/payouts\?again=1/);
  await specialist.getByRole('button', { name: 'Get a new link' }).click();
  await specialist.getByRole('button', { name: /^Give everything The account/ }).click();
  await expectActive(specialist);
  await makeOffer(specialist, { reason, dollars: '245.10', slotISO: afternoon(21) });

  const card = await offerFrom(patient, 'Dr Callum Brodie');
  await acceptWith(patient, card, { dollars: '245.10', number: '4000002500003155' });
  await expect(patient.frameLocator(bankFrame).getByRole('button', { name: 'Complete authentication' })).toBeVisible();
  // The patient confirms at the bank on another device and never returns to finalise.
  await patient.close();
  const secret = await secretOf(requestId);
  const answered = await fetch(`${addresses.sandbox}/stripe-elements/3ds`, {
    method: 'POST',
    body: new URLSearchParams({
      payment_intent: secret.split('_secret_')[0] ?? '',
      client_secret: secret,
      outcome: 'complete',
    }),
  });
  expect(answered.ok).toBe(true);
  await mailTo(patientEmail, /^Appointment confirmed: /);
  // The practice plan keeps 15 % of 245.10, rounded half up.
  await expect
    .poll(() => booksOf(requestId))
    .toEqual({ payments: ['24510 succeeded'], refunds: [], fees: [3_677], specialist: [20_833] });

  const back = await context.newPage();
  await back.goto(`/requests/open/${requestId}`);
  await expect(back.getByText('Your consultation is booked').first()).toBeVisible();
});

test(
  'a withdrawn offer disappears; one cancelled within a day keeps its fee',
  { tag: '@release' },
  async ({ browser }) => {
    const reason = 'Pain after meals, tests are back.';
    const patient = await (await browser.newContext()).newPage();
    await signInAsPatient(patient, 'compares.offers@example.com');
    const requestId = await askForTimes(patient, reason, 'Orthopaedic Surgery');

    // Doctors no other journey books: an earlier journey may have taken others' next times.
    const first = await (await browser.newContext()).newPage();
    await signInByLink(first, 'dr.ravindra.senanayake@example.com');
    await setUpPayouts(first);
    await makeOffer(first, { reason, dollars: '300', slotISO: afternoon(22) });
    const second = await (await browser.newContext()).newPage();
    await signInByLink(second, 'dr.tariq.hassan@example.com');
    await setUpPayouts(second);
    const soon = new Date(Math.ceil((Date.now() + 2 * 60 * 60_000) / halfHour) * halfHour).toISOString();
    await makeOffer(second, { reason, dollars: '180', slotISO: soon });

    await offerFrom(patient, 'Dr Ravindra Senanayake');
    const card = await offerFrom(patient, 'Dr Tariq Hassan');
    await first.goto('/inbox/offers');
    await first
      .getByRole('button', { name: /^Withdraw/ })
      .first()
      .click();
    await first.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(first.getByText('Offer withdrawn.').first()).toBeVisible();
    await expect(patient.getByText('This offer is no longer available.')).toBeVisible();

    await acceptWith(patient, card, { dollars: '180.00', number: '4000002500003155' });
    await agreeAtBank(patient);
    await expect(patient.getByText('Your consultation is booked').first()).toBeVisible();
    await patient.getByRole('button', { name: 'Cancel appointment' }).click();
    const question = patient.getByRole('alertdialog', { name: 'Cancel this appointment?' });
    await expect(question.getByText('It’s less than 24 hours before the appointment.')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(patient.getByText('You cancelled this appointment').first()).toBeVisible();
    await expect
      .poll(() => booksOf(requestId))
      .toEqual({ payments: ['18000 succeeded'], refunds: [], fees: [1_000], specialist: [17_000] });
  },
);
