// Widgets removed, mounted again, given other props, and placed in narrow and foreign pages.
import { expect } from '@playwright/test';
import { savedBy } from './calendar.ts';
import { payAcceptance } from './answer.ts';
import {
  callsOf,
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
import { expectAfterRefetch } from './expect-after-refetch.ts';
import { specialty } from './search.ts';
import { applyOnHost } from './host-registration.ts';
import { holdWith } from './submit.ts';
import { addresses, partnerOrigin, strangerOrigin } from './addresses.ts';
import { test } from './test.ts';

const good = '4242424242424242';

test('a patient and a specialist book on one page, and the host gets each event once', async ({ page }) => {
  const said = complaints(page);
  await openHost(page, '/both', {
    people: { match: 'mei.lin.chua@example.com', inbox: 'dr.hugo.lefebvre@example.com' },
  });
  const match = widgetOf(page, 'match-widget');
  const inbox = widgetOf(page, 'provider-inbox');
  await searchIn(match);
  await pickIn(match, 'Dr Hugo Lefebvre');
  await payIn(match);
  await holdWith(page, good);
  const selectionId = await sentTo(page);
  const detail = `{"selectionId":"${selectionId}"}`;

  // The inbox polls twice a minute.
  await inbox.getByRole('button', { name: /^View/ }).last().click();
  await inbox.getByLabel('Your consultation fee').fill('245');
  await inbox.getByRole('button', { name: 'Accept', exact: true }).click();
  await payAcceptance(page);

  await expect(match.getByText('Your consultation is booked')).toBeVisible();
  expect((await hostEvents(page, 'onReady')).toSorted()).toEqual(['MatchWidget onReady', 'ProviderInbox onReady']);
  expect((await hostEvents(page)).filter((line) => !/onReady|onStepChange/.test(line))).toEqual([
    'MatchWidget onPicksChange {"count":1}',
    `MatchWidget onSelectionCreated ${detail}`,
    'MatchWidget onPicksChange {"count":0}',
    `MatchWidget onSubmitted ${detail}`,
    `ProviderInbox onAccepted ${detail}`,
    `MatchWidget onBooked ${detail}`,
  ]);
  expect((await hostEvents(page, 'onStepChange')).map((line) => line.split('"')[3])).toEqual([
    'results',
    'request',
    'respond',
    'inbox',
  ]);
  expect(page.url()).toMatch(/\/both$/);
  expect(said).toEqual([]);
});

test('StrictMode causes no duplicate call or event', { tag: '@release' }, async ({ browser }) => {
  const seen: { calls: string[]; events: string[] }[] = [];
  for (const strict of [false, true]) {
    const page = await (await browser.newContext()).newPage();
    const calls = callsOf(page);
    await openHost(page, '/', { strict });
    const match = widgetOf(page, 'match-widget');
    await searchIn(match);
    await expect(match.getByRole('article').first()).toBeVisible();
    await pickIn(match, 'Dr Callum Brodie');
    await expect(picked(match, 1)).toBeVisible();
    await page.waitForLoadState('networkidle');
    seen.push({ calls: calls.toSorted(), events: await hostEvents(page) });
  }
  expect(seen[1]).toEqual(seen[0]);
});

test('a widget mounted five times keeps text and picks, and leaks nothing', { tag: '@release' }, async ({ page }) => {
  const said = complaints(page);
  await openHost(page);
  const match = widgetOf(page, 'match-widget');
  await fillSearch(match);
  await setHost(page, { mounts: 1 });
  await expect(match.getByLabel(/^Reason/)).toHaveValue(reason);
  await expect(match.getByRole('combobox', { name: 'Specialty' })).toHaveValue(specialty);
  await match.getByRole('button', { name: 'See doctors' }).click();
  await pickIn(match, 'Dr Callum Brodie');
  await expect(picked(match, 1)).toBeVisible();

  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
  const mountAgain = async (mounts: number) => {
    await setHost(page, { mounts });
    await expect(picked(match, 1)).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
  await mountAgain(2);
  await mountAgain(3);
  const before = await count();
  for (const mounts of [4, 5, 6, 7, 8]) await mountAgain(mounts);
  // A widget has about 600 nodes and 40 listeners. React retains one or two old trees; five would be 3000 and 200.
  await expect
    .poll(async () => {
      const { nodes, listeners } = await count();
      return { nodes: nodes - before.nodes < 1500, listeners: listeners - before.listeners < 100 };
    })
    .toEqual({ nodes: true, listeners: true });
  expect(said).toEqual([]);
});

test('a changed prop keeps the mounted widget’s form and picks', { tag: '@release' }, async ({ page }) => {
  await openHost(page);
  const match = widgetOf(page, 'match-widget');
  await fillSearch(match);
  const flips = [
    { scheme: 'dark' },
    { accent: '#0a7a55' },
    { zone: 'Australia/Perth' },
    { locale: 'ar' },
    { locale: 'en-AU' },
    { headingLevel: 3 },
    { privacyNotice: false },
    { apiBase: `${addresses.api}/` },
    { token: 'expired' },
    { token: 'good' },
    { given: 'string' },
    { given: 'function' },
    { back: true },
    { dir: 'rtl' },
    { dir: 'ltr' },
    { more: { nonce: 'abc', defaultValues: { state: 'VIC' }, stripe: null, onReady: undefined, keep: undefined } },
    { more: {} },
  ] as const;
  for (const flip of flips) {
    await setHost(page, flip);
    await expect(match.getByLabel(/^Reason/), JSON.stringify(flip)).toHaveValue(reason);
  }
  await expect(match.getByRole('combobox', { name: 'Specialty' })).toHaveValue(specialty);
  await expect(match.getByRole('heading', { level: 3, name: 'Find a doctor by specialty' })).toBeVisible();
  await expect(match).toHaveAttribute('data-tele-scheme', 'dark');
  await expect(match.getByRole('link', { name: 'Privacy' })).toHaveCount(0);

  await match.getByRole('button', { name: 'See doctors' }).click();
  await expect(match.getByText('AWST').first()).toBeVisible();
  await pickIn(match, 'Dr Callum Brodie');
  await expect(picked(match, 1)).toBeVisible();
  for (const flip of flips) {
    await setHost(page, flip);
    if (!('locale' in flip)) await expect(picked(match, 1), JSON.stringify(flip)).toBeVisible();
  }
  await setHost(page, { scheme: 'light', privacyNotice: true });
  await expect(match).toHaveAttribute('data-tele-scheme', 'light');
  await expect(match.getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expect(picked(match, 1)).toBeVisible();
});

for (const [token, why] of [
  ['throws', 'throws'],
  ['silent', 'never answers'],
  ['rejected', 'gives what the service refuses'],
] as const) {
  test(
    `a token function that ${why} leads to a sign-in; a working one continues`,
    { tag: '@release' },
    async ({ page }) => {
      await openHost(page, '/', { token });
      const match = widgetOf(page, 'match-widget');
      await expect(match.getByText('Please sign in').first()).toBeVisible();
      await expect.poll(() => hostEvents(page, 'onAuthRequired')).toHaveLength(1);
      await match.getByLabel(/^Reason/).fill(reason);
      await setHost(page, { token: 'good' });
      await match.getByRole('button', { name: 'Sign in' }).first().click();
      await expect(match.getByText('Please sign in')).toHaveCount(0);
      await expect(match.getByRole('combobox', { name: 'Specialty' })).toBeVisible();
      await expect(match.getByLabel(/^Reason/)).toHaveValue(reason);
    },
  );
}

test(
  'apiBase may end with a slash; a wrong or missing host shows an error and Retry',
  { tag: '@release' },
  async ({ page }) => {
    await openHost(page, '/', { apiBase: `${addresses.api}/` });
    const match = widgetOf(page, 'match-widget');
    await fillSearch(match);
    for (const [apiBase, type] of [
      [addresses.host, 'api_error'],
      ['http://127.0.0.1:9', 'api_connection_error'],
    ] as const) {
      await setHost(page, { apiBase });
      await expect(match.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      expect((await hostEvents(page, 'onError')).at(-1)).toContain(`"type":"${type}"`);
    }
    await setHost(page, { apiBase: addresses.api });
    await fillSearch(match);
  },
);

test(
  'an unknown origin gets an error that names it; an origin in CORS_ORIGINS works',
  { tag: '@release' },
  async ({ page }) => {
    const said = complaints(page);
    await openHost(page, '/', {}, strangerOrigin);
    const match = widgetOf(page, 'match-widget');
    await expect(match.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    expect(await hostEvents(page, 'onError')).toEqual([expect.stringContaining('"type":"api_connection_error"')]);
    // The browser warns for each call; Tele warns once, with a fix.
    await expect
      .poll(() => said.filter((line) => line.startsWith('Tele') && line.includes(strangerOrigin)))
      .toHaveLength(1);

    await openHost(page, '/', {}, partnerOrigin);
    await fillSearch(match);
  },
);

for (const [name, path] of [
  ['match-widget', '/'],
  ['provider-inbox', '/inbox'],
  ['availability-calendar', '/hours'],
  ['doctor-register', '/join'],
] as const) {
  test(`${name} fits 280 px, right-to-left pages and 10 px text`, { tag: '@release' }, async ({ page }) => {
    const said = complaints(page);
    await page.addInitScript(() => Object.freeze(Object.prototype));
    await page.setViewportSize({ width: 280 + 32, height: 800 });
    await openHost(page, path, { dir: 'rtl', locale: 'ar' });
    const widget = widgetOf(page, name);
    await page.addStyleTag({ content: 'html { font-size: 10px; }' });
    await expect(widget).toHaveAttribute('dir', 'rtl');
    await expect.poll(() => hostEvents(page, 'onReady')).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    const box = await widget.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(280);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const letters = await widget
      .getByRole('heading')
      .first()
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    expect(letters).toBeGreaterThan(15);
    expect(said).toEqual([]);
  });
}

test('a saved calendar reports its number of times to the host', { tag: '@release' }, async ({ page }) => {
  await openHost(page, '/hours', { people: { hours: 'dr.amelia.okafor@example.com' } });
  const calendar = widgetOf(page, 'availability-calendar');
  await expect(calendar.getByRole('grid')).toBeVisible();
  await calendar.getByRole('button', { name: 'Next week' }).click();
  await calendar.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: 'Add availability' });
  const blocks = await savedBy(page, () => editor.getByRole('button', { name: 'Add availability' }).click());
  await expect
    .poll(() => hostEvents(page, 'onSaved'))
    .toEqual([`AvailabilityCalendar onSaved {"count":${blocks.length}}`]);
});

test(
  'a registration on a partner’s page reports only the profession to the host',
  { tag: '@release' },
  async ({ page }) => {
    await applyOnHost(page, { email: 'darcy.kelleher@example.com', name: 'Dr Darcy Kelleher', ahpra: 'MED0009000025' });
  },
);

test('a declined request is reported to the host without the reason', async ({ page }) => {
  await openHost(page, '/both', {
    people: { match: 'jordan.whittaker@example.com', inbox: 'dr.jack.thistlewood@example.com' },
  });
  const match = widgetOf(page, 'match-widget');
  await searchIn(match);
  await pickIn(match, 'Dr Jack Thistlewood');
  await payIn(match);
  await holdWith(page, good);
  const selectionId = await sentTo(page);
  const inbox = widgetOf(page, 'provider-inbox');
  const asked = inbox.getByRole('button', { name: /^View/ }).last();
  await expectAfterRefetch(asked);
  await asked.click();
  await inbox.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline', exact: true }).click();
  await expect
    .poll(() => hostEvents(page, 'onDeclined'))
    .toEqual([`ProviderInbox onDeclined {"selectionId":"${selectionId}"}`]);
  await expect(inbox.getByRole('heading', { name: 'Inbox' })).toBeFocused();
});

test('a widget removed while paying makes one request, and shows it once remounted', async ({ page }) => {
  const said = complaints(page);
  await openHost(page, '/', { people: { match: 'lachlan.petrou@example.com' } });
  const match = widgetOf(page, 'match-widget');
  await searchIn(match);
  await pickIn(match, 'Dr Sienna Abdallah');
  await payIn(match);
  const made = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/selections'),
  );
  await holdWith(page, good);
  const { selectionId } = (await (await made).json()) as { selectionId: string };
  await setHost(page, { shown: false });
  await expect(match).toHaveCount(0);
  expect(await page.evaluate(() => [document.body.style.cssText, document.querySelectorAll('[inert]').length])).toEqual(
    ['', 0],
  );
  expect(await sentTo(page)).toBe(selectionId);
  await setHost(page, { shown: true });
  await expect(match.getByText('Open', { exact: true })).toBeVisible();
  expect((await intentsOf(selectionId)).map(({ status }) => status)).toEqual(['requires_capture']);
  expect(await hostEvents(page, 'onSelectionCreated')).toHaveLength(1);
  expect(said).toEqual([]);
});
