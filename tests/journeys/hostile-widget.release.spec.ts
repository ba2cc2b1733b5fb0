// Built match widget under foreign CSS: six frameworks, a theme whose rules outweigh classes,
// and a transformed, clipped section. Foreign sheets load last.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { defaultHandlers } from '../../packages/core/src/testing.ts';
import { scriptOf, serve } from '../../tooling/mounted.ts';
import { publishedFile } from '../../tooling/published.ts';
import { hosts } from './hostile-hosts.ts';
import { differences, hostElements, looks } from './hostile-looks.ts';
import { dress, sizes, standing, toResults, unseen } from './hostile-match.ts';
import { apart } from './hostile-pictures.ts';
import { test } from './test.ts';

const script = await scriptOf(resolve(import.meta.dirname, '../../tooling/hostile/mount.tsx.txt'));
const styles = readFileSync(publishedFile('@tele/match-widget/styles.css'), 'utf8');

/** Fixes position, width and font, which the host would set, so all else is equal. */
const box = `position: absolute !important; inset: 80px auto auto 20px !important; width: 700px !important; max-width: none !important;
  margin: 0 !important; padding: 0 !important; background: white; font-family: Arial`;
const document = `<!doctype html><html lang="en"><head><title>Banksia Clinic</title><style id="ours"></style><style id="host"></style></head>
  <body class="site"><div id="bar"></div><div id="host-elements">${hostElements}</div>
  <div class="entry-content"><div id="section" style="${box}"><div id="box"></div></div></div><script src="/script.js"></script></body></html>`;

async function open(page: Page): Promise<void> {
  await serve(page, { page: document, script, handlers: defaultHandlers() });
  await page.goto('http://host.test/');
  await dress(page, 'ours', styles);
  await page.getByRole('combobox', { name: 'Specialty' }).waitFor();
}

async function toSheet(page: Page): Promise<void> {
  await toResults(page);
  await page.getByRole('button', { name: 'Submit & pay $15' }).click();
  await page.frameLocator('[title="Secure payment input frame"]').getByLabel('Card number').waitFor();
}

const states = [
  { name: 'the search form', to: async () => {}, picture: '#box' },
  { name: 'results with a pick', to: toResults, picture: '#box' },
  { name: 'the sheet that submits', to: toSheet, picture: '[role=dialog]' },
];

/** Excludes the card's frame, which Stripe styles, and the empty overlay container. */
const ours = '#box .tele, #box .tele *:not(iframe, .tele-root__overlays)';

for (const { name, to, picture } of states) {
  test(`${name} looks the same on every host`, async ({ page }) => {
    // Nothing scrolls, so nothing sticky moves.
    await page.setViewportSize({ width: 1280, height: 2000 });
    await open(page);
    await to(page);
    await page.evaluate(() => (window.document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(0, 0);
    const alone = await looks(page, ours);
    expect(Object.keys(alone).length).toBeGreaterThan(80);
    const shot = () => page.locator(picture).first().screenshot({ animations: 'disabled', caret: 'hide' });
    const pictured = await shot();
    for (const [host, css] of Object.entries(hosts)) {
      await test.step(host, async () => {
        await dress(page, 'host', css);
        const other = differences(alone, await looks(page, ours)).filter((line) => !unseen.test(line));
        expect.soft(other, `${name} on ${host}`).toEqual([]);
        expect.soft(await apart(page, pictured, await shot()), `pixels of ${name} on ${host}`).toBeLessThan(0.002);
        await dress(page, 'host', '');
      });
    }
  });
}

test('the submit sheet is complete, on top, and keeps the focus on every host', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  await toSheet(page);
  const dialog = page.getByRole('dialog', { name: 'Submit your request' });
  const focused = async () =>
    dialog.evaluate((element) => {
      const active = window.document.activeElement;
      return element.contains(active) ? [...element.querySelectorAll('*')].indexOf(active ?? element) : 'outside';
    });
  for (const [host, css] of Object.entries(hosts)) {
    await test.step(host, async () => {
      await dress(page, 'host', css);
      const stands = { inside: true, wide: 460, tall: true, covered: [] };
      expect.soft(await dialog.evaluate(standing), host).toEqual(stands);
      // Tabs through the sheet and back to the start, never outside.
      const first = await focused();
      const visited = [first];
      do {
        await page.keyboard.press('Tab');
        visited.push(await focused());
      } while (visited.at(-1) !== first && visited.length < 40);
      expect.soft(visited, host).not.toContain('outside');
      expect.soft(visited.at(-1), host).toBe(first);
      expect.soft(new Set(visited).size, host).toBeGreaterThan(2);
    });
  }
});

test('the page around the widget stays as it was', async ({ page }) => {
  await open(page);
  const theirs = 'html, body, #host-elements, #host-elements *, #bar';
  for (const [host, css] of Object.entries(hosts)) {
    await dress(page, 'ours', '');
    await dress(page, 'host', css);
    const alone = await looks(page, theirs);
    expect(Object.keys(alone).length).toBeGreaterThan(30);
    await dress(page, 'ours', styles);
    const other = differences(alone, await looks(page, theirs)).filter((line) => !sizes.test(line));
    expect.soft(other, host).toEqual([]);
  }
});
