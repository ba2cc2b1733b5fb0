// The script's floating button and dialog, on the same foreign pages as the element.
import { expect, type Page } from '@playwright/test';
import { worseHosts } from './hostile-hosts.ts';
import { differences, hostElements, looks, type Looks } from './hostile-looks.ts';
import { dress, unseen } from './hostile-match.ts';
import { apart } from './hostile-pictures.ts';
import { openClinic } from './script-page.ts';
import { test } from './test.ts';

// Fixes the font and background, which the page sets, so all else is equal.
const equal =
  'background: white !important; margin: 0 !important; padding: 0 !important; font-family: Arial !important';
const body = `<style id="host"></style><div id="bar"></div><div id="page-container"><div id="host-elements">${hostElements}</div></div>
  <style>html, body { ${equal} }</style>`;

async function open(page: Page): Promise<void> {
  // Tall enough that none of the host's elements lies under the button.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await openClinic(page, { body, calls: "Tele('floatingButton', {})" });
  await page.getByRole('button', { name: 'Book a specialist' }).waitFor();
  await page.evaluate(() => void (window.document.body.className = 'site'));
}

async function toDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book a specialist' }).click();
  await page.getByRole('combobox', { name: 'Specialty' }).waitFor();
  await page.mouse.move(0, 0);
}

const all = '.tele, .tele *:not(.tele-root__overlays)';
const surfaces = [
  {
    name: 'the floating button',
    to: async () => {},
    picture: '.tele-floating-button',
    drawn: (page: Page): Promise<Looks> => looks(page, all, '[data-tele-floating-button]'),
  },
  {
    name: 'the dialog with the element in it',
    to: toDialog,
    picture: 'dialog.tele-modal',
    drawn: async (page: Page): Promise<Looks> => ({
      ...(await looks(page, all, '[data-tele-modal]')),
      ...(await looks(page, all, 'tele-match-widget')),
    }),
  },
];

for (const { name, to, picture, drawn } of surfaces) {
  test(`${name} looks the same on every host`, async ({ page }) => {
    await open(page);
    await to(page);
    const alone = await drawn(page);
    expect(Object.keys(alone).length).toBeGreaterThan(2);
    const shot = () => page.locator(picture).screenshot({ animations: 'disabled', caret: 'hide' });
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
