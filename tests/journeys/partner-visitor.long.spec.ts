// Visitors of a clinic's page without an account. Packed files, real API, portal and sandbox, no interception.
import { expect } from '@playwright/test';
import { acceptRequest } from './answer.ts';
import {
  googleIn,
  mailedLink,
  matchOn,
  openClinic,
  openSignIn,
  pickSomeone,
  requestTold,
  submitSheet,
  test,
  toldOf,
} from './clinic.ts';
import { picked } from './host.ts';
import { intentsOf } from './ledger.ts';
import { mailTo, signInWithGoogle } from './sign-in.ts';
import { agreeAtBank, fillMissingDetails, heldFor, holdWith } from './submit.ts';

test('a visitor picks, signs in by emailed link, pays with 3-D Secure and is booked', async ({ browser }) => {
  const email = 'ottilie.brandt@example.com';
  const page = await (await browser.newContext()).newPage();
  await openClinic(page, '/see-a-specialist');
  const match = matchOn(page);
  await pickSomeone(match, 'Dr Callum Brodie');
  await expect(match.getByText('Saved while you sign in')).toBeVisible();

  const opened = await openSignIn(page, match);
  await expect(match.getByText('Waiting for you to sign in')).toBeVisible();
  await expect(opened.getByText(/^Sign in to send your request from Banksia Road Family Practice\./)).toBeVisible();
  const closed = opened.waitForEvent('close');
  await opened.goto(await mailedLink(opened, email));
  await closed;

  const sheet = submitSheet(page);
  await sheet.getByLabel('Full name').fill('Ottilie Brandt');
  await fillMissingDetails(sheet);
  await holdWith(page, '4000002500003155');
  await agreeAtBank(page);
  const selectionId = await requestTold(page);
  expect(await heldFor(selectionId)).toEqual([1500]);
  await expect(match.getByText('Open', { exact: true })).toBeVisible();

  const specialist = await (await browser.newContext()).newPage();
  await signInWithGoogle(specialist, 'dr.callum.brodie@example.com');
  await acceptRequest(specialist, selectionId, '245');
  await expect(match.getByText('Your consultation is booked')).toBeVisible();
  await mailTo(email, /^Appointment confirmed: /);
  const intents = await intentsOf(selectionId);
  expect(intents.map(({ amount, status }) => `${amount} ${status}`).toSorted()).toEqual([
    '1500 succeeded',
    '2000 succeeded',
  ]);
  // Typed text never appears in the clinic page's address.
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/see-a-specialist');
});

test(
  'a visitor uses the floating button, signs in with Google, and keeps their pick',
  { tag: '@release' },
  async ({ page }) => {
    await openClinic(page, '/');
    // Links to the portal when the script does not load.
    const floating = page.getByRole('link', { name: 'Book a specialist' });
    await floating.click();
    const dialog = page.getByRole('dialog', { name: 'Book a specialist' });
    const match = matchOn(page);
    await pickSomeone(match, 'Dr Callum Brodie');
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();
    await floating.click();
    await expect(picked(match, 1)).toBeVisible();

    await googleIn(await openSignIn(page, match), 'lachlan.petrou@example.com');
    await holdWith(page, '4242424242424242');
    const selectionId = await requestTold(page);
    expect(await heldFor(selectionId)).toEqual([1500]);
    expect(await toldOf(page, 'selection-created')).toEqual([{ selectionId }]);
  },
);
