// Patients a clinic vouches for book without a Tele account, under the page's strictest policy.
import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { acceptRequest } from './answer.ts';
import { matchOn, openClinic, pickSomeone, requestTold, signInAtClinic, submitSheet, test } from './clinic.ts';
import { signInWithGoogle } from './sign-in.ts';
import { agreeAtBank, fillMissingDetails, heldFor, holdWith } from './submit.ts';

test('a patient signed in at the clinic books without another sign-in', async ({ browser }) => {
  const email = 'anselm.kowalczyk@example.com';
  const page = await (await browser.newContext()).newPage();
  await openClinic(page, '/patients');
  await signInAtClinic(page, email);
  const match = matchOn(page);
  await pickSomeone(match, 'Dr Callum Brodie');
  await match.getByRole('button', { name: 'Submit & pay $15' }).click();
  const sheet = submitSheet(page);
  await sheet.getByLabel('Full name').fill('Anselm Kowalczyk');
  await fillMissingDetails(sheet);
  await holdWith(page, '4000002500003155');
  await agreeAtBank(page);
  const selectionId = await requestTold(page);
  expect(await heldFor(selectionId)).toEqual([1500]);

  const specialist = await (await browser.newContext()).newPage();
  await signInWithGoogle(specialist, 'dr.callum.brodie@example.com');
  await acceptRequest(specialist, selectionId, '230');
  await expect(match.getByText('Your consultation is booked')).toBeVisible();
  expect(await page.evaluate(() => window.refused)).toEqual([]);

  // The page's token reads its own request, but not the profile.
  const answer = await page.evaluate(async (api) => {
    const asked = await fetch('/tele-token', { method: 'POST' });
    const { token } = (await asked.json()) as { token: string };
    const read = async (path: string) => {
      const got = await fetch(`${api}${path}`, { headers: { authorization: `Bearer ${token}` } });
      return (await got.json()) as unknown;
    };
    return { me: await read('/auth/me'), mine: await read('/selections/mine') };
  }, addresses.api);
  expect(answer.me).toMatchObject({ email, profile: null });
  expect(answer.mine).toMatchObject({ items: [{ selectionId }] });
});
