// All four widgets under `default-src 'none'`, the directives of docs/csp.md, and Trusted Types.
import { expect, type Page } from '@playwright/test';
import { strictOrigin, untrustingOrigin } from './addresses.ts';
import { payAcceptance } from './answer.ts';
import { savedBy } from './calendar.ts';
import { complaints, hostEvents, openHost, payIn, picked, pickIn, searchIn, sentTo, widgetOf } from './host.ts';
import { applyOnHost } from './host-registration.ts';
import { agreeAtBank, holdWith } from './submit.ts';
import { test } from './test.ts';

declare global {
  interface Window {
    refused: string[];
  }
}

async function watched(page: Page): Promise<() => Promise<string[]>> {
  const said = complaints(page);
  await page.addInitScript(() => {
    window.refused = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      window.refused.push(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`);
    });
  });
  return async () => [...(await page.evaluate(() => window.refused)), ...said];
}

test('a patient pays with 3-D Secure and a specialist accepts under a strict policy', async ({ browser }) => {
  // A doctor no other journey uses, so no other request is listed above this one.
  const people = { match: 'noor.haddad@example.com', inbox: 'dr.amelia.okafor@example.com' };
  const patient = await (await browser.newContext()).newPage();
  const refusedThere = await watched(patient);
  await openHost(patient, '/', { people }, strictOrigin);
  const match = widgetOf(patient, 'match-widget');
  await searchIn(match);
  const zone = match.locator('button[aria-haspopup=listbox]').first();
  await zone.click();
  await expect(zone).toHaveAttribute('aria-expanded', 'true');
  await patient.keyboard.press('Escape');
  await pickIn(match, 'Dr Amelia Okafor');
  await expect(picked(match, 1)).toBeVisible();
  await payIn(match);
  await holdWith(patient, '4000002500003155');
  await agreeAtBank(patient);
  const selectionId = await sentTo(patient);
  await expect(match.getByText('Open', { exact: true })).toBeVisible();

  const specialist = await (await browser.newContext()).newPage();
  const refusedHere = await watched(specialist);
  await openHost(specialist, '/inbox', { people }, strictOrigin);
  const inbox = widgetOf(specialist, 'provider-inbox');
  await inbox.getByRole('button', { name: /^View/ }).click();
  await inbox.getByLabel('Your consultation fee').fill('245');
  await inbox.getByRole('button', { name: 'Accept', exact: true }).click();
  await payAcceptance(specialist);
  await expect
    .poll(() => hostEvents(specialist, 'onAccepted'))
    .toEqual([`ProviderInbox onAccepted {"selectionId":"${selectionId}"}`]);
  await expect(match.getByText('Your consultation is booked')).toBeVisible();
  expect(await refusedThere()).toEqual([]);
  expect(await refusedHere()).toEqual([]);
});

test('hours are saved under a policy without third-party frames and scripts', { tag: '@release' }, async ({ page }) => {
  const refused = await watched(page);
  await openHost(page, '/hours', { people: { hours: 'dr.callum.brodie@example.com' } }, strictOrigin);
  const calendar = widgetOf(page, 'availability-calendar');
  await expect(calendar.getByRole('grid')).toBeVisible();
  await calendar.getByRole('button', { name: 'Next week' }).click();
  await calendar.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: 'Add availability' });
  await savedBy(page, () => editor.getByRole('button', { name: 'Add availability' }).click());
  await expect.poll(() => hostEvents(page, 'onSaved')).toHaveLength(1);
  expect(await refused()).toEqual([]);
});

test(
  'a provider registers with files and the human check under a strict policy',
  { tag: '@release' },
  async ({ page }) => {
    const refused = await watched(page);
    const doctor = { email: 'mei.lin.chua@example.com', name: 'Dr Mei Lin Chua', ahpra: 'MED0009000033' };
    await applyOnHost(page, doctor, strictOrigin);
    expect(await refused()).toEqual([]);
  },
);

test('a page that blocks the policy gets one error, and the card form did not load', async ({ page }) => {
  const refused = await watched(page);
  await openHost(page, '/', { people: { match: 'noor.haddad@example.com' } }, untrustingOrigin);
  const match = widgetOf(page, 'match-widget');
  await searchIn(match);
  await pickIn(match, 'Dr Callum Brodie');
  await match.getByRole('button', { name: 'Submit & pay $15' }).click();
  const sheet = page.getByRole('dialog', { name: 'Submit your request' });
  await expect(sheet.getByText('The card form did not load')).toBeVisible();
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.getByText('The card form did not load')).toBeVisible();
  const lines = await refused();
  expect(lines.filter((line) => line.startsWith('Tele:'))).toHaveLength(1);
  expect(lines).toContainEqual(expect.stringMatching(/^(trusted-types|require-trusted-types-for) /));
});
