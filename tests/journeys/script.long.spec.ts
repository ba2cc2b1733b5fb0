// Built script on a clinic's page: loading, booking in the page and dialog, and the fallback for missing,
// altered or unsupported files.
import { expect, type Page } from '@playwright/test';
import { manifest, openClinic, tag, tele } from './script-page.ts';
import { agreeToFee } from './submit.ts';
import { test } from './test.ts';

const inline = '<div id="box"><tele-match-widget><a href="/book">Book with us</a></tele-match-widget></div>';
const opener = '<p><button data-tele-open="match-widget">See a specialist</button></p>';
const [widgetFile = ''] = manifest.first['match-widget']?.slice(-1) ?? [];

const specialty = (page: Page) => page.getByRole('combobox', { name: 'Specialty' });
const link = (page: Page) => page.getByRole('link', { name: 'Book with us' });

async function pick(page: Page): Promise<void> {
  await specialty(page).click();
  await page.getByRole('option', { name: /^Cardiology/ }).click();
  await page.getByRole('button', { name: 'See doctors' }).click();
  await page
    .getByRole('button', { name: /^Next available/ })
    .first()
    .click();
  await page.getByText('1 of 10 picked').waitFor();
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit & pay $15' }).click();
  const card = page.frameLocator('[title="Secure payment input frame"]').getByLabel('Card number');
  await card.fill('4242424242424242');
  await agreeToFee(page);
  await page.getByRole('button', { name: 'Hold $15.00 and submit' }).click();
  await expect(page.getByText('Open', { exact: true }).first()).toBeVisible();
}

test('a request is searched, picked and paid in the page', async ({ page }) => {
  const { thrown } = await openClinic(page, { body: inline });
  await pick(page);
  await expect(link(page)).toBeHidden();
  await pay(page);
  expect(thrown).toEqual([]);
});

test('only the script itself is loaded until a widget is near', async ({ page }) => {
  const { requests } = await openClinic(page, { body: `<div style="height: 4000px"></div>${inline}` });
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([`${manifest.version}/tele.js`]);
  await link(page).scrollIntoViewIfNeeded();
  await expect(specialty(page)).toBeVisible();
});

test(
  'the dialog keeps picks, returns the focus, and leaves Escape to overlays',
  { tag: '@release' },
  async ({ page }) => {
    await openClinic(page, { body: opener });
    const button = page.getByRole('button', { name: 'See a specialist' });
    const dialog = page.getByRole('dialog', { name: 'Book a specialist' });
    await button.click();
    await expect(dialog).toBeVisible();
    await pick(page);
    await page.getByRole('button', { name: 'Submit & pay $15' }).click();
    const sheet = page.getByRole('dialog', { name: 'Submit your request' });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(page.getByText('1 of 10 picked')).toBeVisible();
    await pay(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  },
);

test('an open list takes Escape before the dialog does', { tag: '@release' }, async ({ page }) => {
  await openClinic(page, { body: opener });
  await page.getByRole('button', { name: 'See a specialist' }).click();
  await specialty(page).fill('card');
  await expect(page.getByRole('option', { name: /^Cardiology/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(specialty(page)).toHaveValue('');
  await expect(page.getByRole('dialog', { name: 'Book a specialist' })).toBeVisible();
});

for (const [width, sized] of [
  [1280, { x: 220, width: 840 }],
  [390, { x: 0, width: 390 }],
] as const) {
  test(`the floating button opens the dialog at a width of ${width}`, { tag: '@release' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openClinic(page, { body: '', calls: "Tele('floatingButton')" });
    await page.getByRole('button', { name: 'Book a specialist' }).click();
    await expect(specialty(page)).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Book a specialist' });
    expect(await dialog.boundingBox()).toMatchObject(sized);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });
}

test('a tampered file does not run, and the link stays', async ({ page }) => {
  const { said, thrown } = await openClinic(page, {
    body: inline,
    calls: "Tele('on', { event: 'load-error', callback: (told) => (window.told = told) })",
    change: (name, text) => (name === widgetFile ? `${text};window.intruder = true` : undefined),
  });
  await expect.poll(() => said.join('\n')).toContain('does not match its published hash');
  await expect(link(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.has(window, 'intruder'))).toBe(false);
  expect(thrown).toEqual([]);
});

test('a missing file is requested once more', { tag: '@release' }, async ({ page }) => {
  const { requests } = await openClinic(page, {
    body: inline,
    change: (name, _, time) => (name === widgetFile && time === 1 ? null : undefined),
  });
  await expect(specialty(page)).toBeVisible();
  expect(requests.filter((name) => name === widgetFile).length).toBeGreaterThan(1);
});

test(
  'a page with missing files keeps its link, and the console reports them',
  { tag: '@release' },
  async ({ page }) => {
    const { thrown } = await openClinic(page, {
      body: inline,
      scripts: `<script>addEventListener('tele:load-error', ({ detail }) => (window.told = detail))</script>${tag}`,
      change: (name) => (name.endsWith('/tele.js') ? undefined : null),
    });
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'told') as unknown))
      .toMatchObject({
        type: 'load-error',
        widget: 'match-widget',
      });
    await expect(link(page)).toBeVisible();
    expect(thrown).toEqual([]);
  },
);

test('an unsupported browser shows the link and loads nothing more', async ({ page }) => {
  await page.addInitScript(() => {
    delete (HTMLElement.prototype as Partial<HTMLElement>).popover;
  });
  const { requests, said, thrown } = await openClinic(page, { body: inline });
  await expect.poll(() => said.join('\n')).toContain('not supported');
  await expect(link(page)).toBeVisible();
  expect(requests).toEqual([`${manifest.version}/tele.js`]);
  expect(thrown).toEqual([]);
});

test('a script loaded in two ways runs once', { tag: '@release' }, async ({ page }) => {
  const { thrown } = await openClinic(page, {
    body: inline,
    scripts: `${tag}<script type="module" crossorigin src="${tele}?again"></script>`,
  });
  await expect(specialty(page)).toHaveCount(1);
  expect(thrown).toEqual([]);
});

test(
  'a page whose policy allows only itself gets an error with the missing sources',
  { tag: '@release' },
  async ({ page }) => {
    const { said } = await openClinic(page, {
      head: '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">',
      body: '<tele-match-widget api-base="https://api.test" token="a-token"><a href="/book">Book with us</a></tele-match-widget>',
      scripts: `<script type="module" src="/${manifest.version}/tele.js"></script>`,
    });
    await expect.poll(() => said.join('\n')).toContain('Add to it: connect-src https://api.test');
  },
);

test('debug mode lists loaded files and other scripts on the page', { tag: '@release' }, async ({ page }) => {
  const { said } = await openClinic(page, {
    body: inline,
    calls: "Tele('init', { debug: true }); window.fbq = () => undefined",
  });
  await expect(specialty(page)).toBeVisible();
  for (const line of ['this page has Meta', 'Tele event tele:ready'])
    await expect.poll(() => said.join('\n')).toContain(line);
});

test('an element inside a shadow root of the page starts', { tag: '@release' }, async ({ page }) => {
  await openClinic(page, { body: '<clinic-card></clinic-card>' });
  await page.evaluate((markup) => {
    customElements.define(
      'clinic-card',
      class extends HTMLElement {
        connectedCallback(): void {
          this.attachShadow({ mode: 'open' }).innerHTML = markup;
        }
      },
    );
  }, inline);
  await expect(specialty(page)).toBeVisible();
});

test('debug mode says why nothing starts in a closed shadow root', { tag: '@release' }, async ({ page }) => {
  const { said } = await openClinic(page, { body: '<div id="box"></div>', calls: `Tele('init', { debug: true });` });
  await page.evaluate((markup) => {
    const box = document.querySelector('#box');
    if (box) box.attachShadow({ mode: 'closed' }).innerHTML = markup;
  }, inline);
  await expect.poll(() => said.join('\n')).toContain("can't see into a closed shadow root");
});

test('a removed element leaves no listeners', { tag: '@release' }, async ({ page }) => {
  await openClinic(page, { body: '<div id="room"></div>' });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const comeAndGo = async (): Promise<void> => {
    await page.evaluate(() =>
      document.querySelector('#room')?.replaceChildren(document.createElement('tele-match-widget')),
    );
    await specialty(page).waitFor();
    await page.evaluate(() => document.querySelector('#room')?.replaceChildren());
  };
  const listeners = async (): Promise<number> => {
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
  };
  await comeAndGo();
  await comeAndGo();
  const before = await listeners();
  for (let turn = 0; turn < 5; turn += 1) await comeAndGo();
  // An element has over 100 listeners: none may be left.
  await expect.poll(listeners).toBeLessThan(before + 100);
});
