// Props, events and tokens of widgets on a partner's page. Real API and sandbox, no interception.
import { expect } from '@playwright/test';
import {
  complaints,
  fillSearch,
  hostEvents,
  openHost,
  payIn,
  picked,
  pickIn,
  reason,
  searchIn,
  sentTo,
  setHost,
  widgetOf,
} from './host.ts';
import { intentsOf } from './ledger.ts';
import { specialty } from './search.ts';
import { holdWith } from './submit.ts';
import { test } from './test.ts';

const good = '4242424242424242';

test('Back and Forward move through the steps if the host connects them', { tag: '@release' }, async ({ page }) => {
  await openHost(page, '/', { back: true, people: { match: 'lachlan.petrou@example.com' } });
  const match = widgetOf(page, 'match-widget');
  await searchIn(match);
  await expect(page).toHaveURL(/\/\?step=results$/);
  await pickIn(match, 'Dr Priya Venkatesan');

  await page.goBack();
  await expect(match.getByRole('combobox', { name: 'Specialty' })).toHaveValue(specialty);
  await expect(match.getByLabel(/^Reason/)).toHaveValue(reason);
  await expect(match.getByRole('heading', { name: 'Find a doctor by specialty' })).toBeFocused();
  await page.goForward();
  await expect(picked(match, 1)).toBeVisible();
  await expect(match.getByRole('heading', { name: specialty })).toBeFocused();

  await payIn(match);
  await holdWith(page, good);
  const selectionId = await sentTo(page);
  await expect(page).toHaveURL(/\/\?step=request$/);
  await expect(match.getByText('Open', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(match.getByRole('heading', { name: specialty })).toBeVisible();
  await page.goForward();
  await expect(match.getByText('Open', { exact: true })).toBeVisible();
  expect((await intentsOf(selectionId)).map(({ status }) => status)).toEqual(['requires_capture']);
});

test('a sign-in keeps the step and the text', { tag: '@release' }, async ({ page }) => {
  await openHost(page, '/', { people: { match: '' } });
  const match = widgetOf(page, 'match-widget');
  await expect(match.getByText('Please sign in').first()).toBeVisible();
  await expect
    .poll(() => hostEvents(page, 'onAuthRequired'))
    .toEqual(['MatchWidget onAuthRequired {"reason":"missing"}']);
  await match.getByLabel(/^Reason/).fill(reason);
  await setHost(page, { people: { match: 'noor.haddad@example.com' } });
  await expect(match.getByText('Please sign in')).toHaveCount(0);
  await match.getByRole('combobox', { name: 'Specialty' }).fill('gastro');
  await match.getByRole('option', { name: new RegExp(`^${specialty}`) }).click();
  await expect(match.getByLabel(/^Reason/)).toHaveValue(reason);
  await match.getByRole('button', { name: 'See doctors' }).click();
  await expect(match.getByRole('article').first()).toBeVisible();
});

test('an expired token is replaced at the pay button, and the new one pays once', async ({ page }) => {
  await openHost(page, '/', { given: 'string', people: { match: 'lachlan.petrou@example.com' } });
  const match = widgetOf(page, 'match-widget');
  await searchIn(match);
  await pickIn(match, 'Dr Hanh Nguyen');
  const sheet = await payIn(match);
  const refused = page.waitForResponse((response) => response.status() === 401);
  await setHost(page, { token: 'expired' });
  // The page has the other token once its server has replied.
  await page.waitForLoadState('networkidle');
  await holdWith(page, good);
  await refused;
  await expect(sheet.getByText('Please sign in').first()).toBeVisible();
  // Missing at first: this page fetches the text after the widget renders.
  await expect
    .poll(() => hostEvents(page, 'onAuthRequired'))
    .toEqual(['missing', 'expired'].map((why) => `MatchWidget onAuthRequired {"reason":"${why}"}`));
  await setHost(page, { token: 'good' });
  await expect(sheet.getByText('Please sign in')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Hold $15.00 and submit' }).click();
  const selectionId = await sentTo(page);
  expect(await hostEvents(page, 'onSelectionCreated')).toHaveLength(1);
  expect((await intentsOf(selectionId)).map(({ amount, status }) => [amount, status])).toEqual([
    [1500, 'requires_capture'],
  ]);
});

test('two widgets with two tokens share no pick, ID or key', async ({ page }) => {
  const said = complaints(page);
  await openHost(page, '/two');
  const first = widgetOf(page, 'match-widget').first();
  const second = widgetOf(page, 'match-widget').last();
  await searchIn(first);
  await pickIn(first, 'Dr Callum Brodie');
  await expect(picked(first, 1)).toBeVisible();
  await fillSearch(second);
  await expect(second.getByRole('heading', { name: 'Find a doctor by specialty' })).toBeVisible();
  await second.getByRole('button', { name: 'See doctors' }).click();
  await expect(second.getByRole('article').first()).toBeVisible();
  await expect(picked(second, 0)).toBeVisible();
  await pickIn(second, 'Dr Priya Venkatesan');
  await pickIn(second, 'Dr Hanh Nguyen');
  await expect(picked(second, 2)).toBeVisible();
  await expect(picked(first, 1)).toBeVisible();
  expect(
    await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, at) => ids.indexOf(id) !== at);
    }),
  ).toEqual([]);

  // Escape closes only overlays of the focused widget.
  const zone = first.locator('button[aria-haspopup=listbox]').first();
  await zone.click();
  await expect(zone).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(zone).toHaveAttribute('aria-expanded', 'false');
  await expect(zone).toBeFocused();

  // A payment in one widget does not show in the other.
  await payIn(first);
  await holdWith(page, good);
  await sentTo(page);
  await expect(picked(second, 2)).toBeVisible();
  expect(await hostEvents(page, 'onSubmitted')).toEqual([expect.stringMatching(/^MatchWidget onSubmitted/)]);
  expect(said).toEqual([]);
});

test('a change of person hides everything of the first', async ({ page }) => {
  await openHost(page, '/', { given: 'string', people: { match: 'maeve.tran@example.com' } });
  const match = widgetOf(page, 'match-widget');
  await searchIn(match);
  await pickIn(match, 'Dr Callum Brodie');
  await expect(picked(match, 1)).toBeVisible();
  await setHost(page, { people: { match: 'lachlan.petrou@example.com' } });
  await expect(match.getByLabel(/^Reason/)).toHaveValue('');
  await expect(match.getByRole('combobox', { name: 'Specialty' })).toHaveValue('');
  await searchIn(match);
  await expect(match.getByRole('article').first()).toBeVisible();
  await expect(picked(match, 0)).toBeVisible();
});
