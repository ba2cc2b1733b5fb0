import { expect } from '@playwright/test';
import { intentsOf } from '../journeys/ledger.ts';
import { mailTo } from '../journeys/sign-in.ts';
import type { Page } from './page.ts';
import { pick } from './pick.ts';
import { signInByLink, signInWithGoogle } from './sign-in.ts';
import { test } from './test.ts';

/** Fills in the card fields, which are in Stripe's iframe. */
async function fillCard(page: Page): Promise<void> {
  const card = page.frame('Secure payment input frame');
  await card.fill('Card number', '4242424242424242');
  await card.fill('Expiration date', '1234');
  await card.fill('Security code', '123');
}

test('a patient pays by card, a specialist accepts, and the patient sees the booking', async ({ visit, who }) => {
  const patient = await visit();
  await signInByLink(patient, who.patient);
  await pick(patient, who.doctor.name);
  await patient.press('button', 'Submit & pay $15');
  await fillCard(patient);
  await patient.fill('Amount in dollars', '300');
  await patient.press('button', 'Hold $15.00 and submit');
  const address = await patient.comesTo(/\/requests\/sel_/);
  await patient.sees('Open');
  await mailTo(who.doctor.email, /new request/i);

  const specialist = await visit();
  await signInWithGoogle(specialist, who.doctor.email);
  await specialist.comesTo(/\/match\/doctor$/);
  await specialist.go('/inbox');
  await specialist.press('link', /^View/);
  await specialist.fill('Your consultation fee', '245');
  await specialist.press('button', 'Accept');
  await fillCard(specialist);
  await specialist.press('button', 'Save card & Accept');
  await specialist.comesTo(/\/inbox$/);

  // No reload: the patient's page updates automatically.
  await patient.sees('Your consultation is booked');
  await patient.sees('$245.00');
  await mailTo(who.patient, /^Appointment confirmed: /);
  await patient.in('navigation', 'Main').press('link', 'Appointments');
  await patient.sees(new RegExp(who.doctor.name));

  const selectionId = address.split('/').at(-1) ?? '';
  await expect
    .poll(async () => (await intentsOf(selectionId)).map(({ amount, status }) => `${amount} ${status}`).toSorted())
    .toEqual(['1500 succeeded', '2000 succeeded']);
});
