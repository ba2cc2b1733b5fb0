// Built <tele-match-widget> under foreign CSS: the eight hosts of the React packages, `!important` id rules,
// and a 10 px root.
import { resolve } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { defaultHandlers } from '../../packages/core/src/testing.ts';
import { scriptOf, serve } from '../../tooling/mounted.ts';
import { worseHosts } from './hostile-hosts.ts';
import { differences, hostElements, looks } from './hostile-looks.ts';
import { dress, sizes, standing, toResults, unseen } from './hostile-match.ts';
import { apart } from './hostile-pictures.ts';
import { test } from './test.ts';

const script = await scriptOf(resolve(import.meta.dirname, '../../tooling/hostile/element.tsx.txt'));

/** Fixes position, width and font, which the host would set, so all else is equal. */
const box = `position: absolute !important; inset: 80px auto auto 20px !important; width: 700px !important; max-width: none !important;
  margin: 0 !important; padding: 0 !important; border: 0 !important; background: white; font-family: Arial`;
const document = `<!doctype html><html lang="en"><head><title>Banksia Clinic</title><style id="host"></style></head>
  <body class="site"><div id="bar"></div><div id="page-container"><div id="host-elements">${hostElements}</div>
  <div class="entry-content"><div id="section" style="${box}"><div id="box" style="padding: 0 !important; border: 0 !important"></div></div></div></div>
  <script src="/script.js"></script></body></html>`;
const element = 'tele-match-widget';

async function open(page: Page): Promise<void> {
  await serve(page, { page: document, script, handlers: defaultHandlers() });
  await page.goto('http://host.test/');
  await page.getByRole('combobox', { name: 'Specialty' }).waitFor();
}

const cardNumber = (page: Page): Locator =>
  page.frameLocator('[title="Secure payment input frame"]').getByLabel('Card number');

async function toSheet(page: Page): Promise<void> {
  await toResults(page);
  await page.getByRole('button', { name: 'Submit & pay $15' }).click();
  await cardNumber(page).waitFor();
}

async function toList(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Specialty' }).click();
  await page.getByRole('option', { name: /^Cardiology/ }).waitFor();
}

const states = [
  { name: 'the search form', to: async () => {}, picture: '#box' },
  { name: 'the list of specialties', to: toList, picture: '[role=listbox]' },
  { name: 'results with a pick', to: toResults, picture: '#box' },
  { name: 'the sheet that submits', to: toSheet, picture: '[role=dialog]' },
];

const drawn = async (page: Page) => ({
  ...(await looks(page, '.tele, .tele *:not(.tele-root__overlays)', element)),
  ...(await looks(page, `${element} > [slot], ${element} > [slot] *:not(iframe)`)),
});

for (const { name, to, picture } of states) {
  test(`${name} of the element looks the same on every host`, async ({ page }) => {
    // Nothing scrolls, so nothing sticky moves.
    await page.setViewportSize({ width: 1280, height: 2000 });
    await open(page);
    await to(page);
    if (picture === '#box') await page.evaluate(() => (window.document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(0, 0);
    const alone = await drawn(page);
    expect(Object.keys(alone).length).toBeGreaterThan(80);
    const shot = () => page.locator(picture).first().screenshot({ animations: 'disabled', caret: 'hide' });
    const pictured = await shot();
    for (const [host, css] of Object.entries(worseHosts)) {
      await test.step(host, async () => {
        await dress(page, 'host', css);
        const other = differences(alone, await drawn(page)).filter((line) => !unseen.test(line));
        expect.soft(other, `${name} on ${host}`).toEqual([]);
        expect.soft(await apart(page, pictured, await shot()), `pixels of ${name} on ${host}`).toBeLessThan(0.002);
        await dress(page, 'host', '');
      });
    }
  });
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let at = window.document.activeElement;
    for (let inside = at?.shadowRoot?.activeElement; inside; inside = inside.shadowRoot?.activeElement) at = inside;
    return `${at?.tagName} ${at?.getAttribute('title') ?? at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? ''}`;
  });

test('the element’s submit sheet is whole, on top, and keeps the focus on every host', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  await toSheet(page);
  const dialog = page.getByRole('dialog', { name: 'Submit your request' });
  for (const [host, css] of Object.entries(worseHosts)) {
    await test.step(host, async () => {
      await dress(page, 'host', css);
      const stands = { inside: true, wide: 460, tall: true, covered: [] };
      expect.soft(await dialog.evaluate(standing), host).toEqual(stands);
      // Tabs through the sheet and the card's frame, back to the start.
      const visited = [await focused(page)];
      do {
        await page.keyboard.press('Tab');
        visited.push(await focused(page));
      } while (visited.at(-1) !== visited[0] && visited.length < 40);
      expect.soft(visited.at(-1), host).toBe(visited[0]);
      expect.soft(visited.join('\n'), host).toContain('IFRAME Secure payment input frame');
      expect.soft(visited.join('\n'), host).toContain('BUTTON Hold $15.00 and submit');
      const outside = visited.filter((stop) => /^(BODY|A|INPUT Name|TEXTAREA|SUMMARY)/.test(stop));
      expect.soft(outside, host).toEqual([]);
    });
  }
});

test('the page around the element stays as it was', async ({ page }) => {
  const theirs = 'html, body, #host-elements, #host-elements *, #bar';
  await open(page);
  const within = new Map<string, Awaited<ReturnType<typeof looks>>>();
  for (const [host, css] of Object.entries(worseHosts)) {
    await dress(page, 'host', css);
    within.set(host, await looks(page, theirs));
  }
  await serve(page, { page: document, script: '', handlers: [] });
  await page.goto('http://host.test/alone');
  for (const [host, css] of Object.entries(worseHosts)) {
    await dress(page, 'host', css);
    const alone = await looks(page, theirs);
    expect(Object.keys(alone).length).toBeGreaterThan(30);
    const other = differences(alone, within.get(host) ?? {}).filter((line) => !sizes.test(line));
    expect.soft(other, host).toEqual([]);
  }
});
