// Keyboard only: from the search to the request in <tele-match-widget>, with axe on the way.
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { defaultHandlers } from '../../packages/core/src/testing.ts';
import { scriptOf, serve } from '../../tooling/mounted.ts';
import { violationsOf } from './axe.ts';
import { test } from './test.ts';

const script = await scriptOf(resolve(import.meta.dirname, '../../tooling/hostile/element.tsx.txt'));
const document = `<!doctype html><html lang="en"><head><title>Banksia Clinic</title></head><body><main><h1>Banksia Clinic</h1>
  <p><a href="#a">Home</a></p><div id="box"></div><p><a href="#b">Contact</a></p></main><script src="/script.js"></script></body></html>`;

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let at = window.document.activeElement;
    for (let inside = at?.shadowRoot?.activeElement; inside; inside = inside.shadowRoot?.activeElement) at = inside;
    const root = at?.getRootNode() as Document | ShadowRoot | undefined;
    const labelled = at?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const label = labelled.map((id) => root?.getElementById(id)?.textContent).join(' ');
    const own = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at?.textContent;
    return `${at?.getAttribute('role') ?? at?.tagName.toLowerCase()} ${label || at?.getAttribute('aria-label') || at?.getAttribute('title') || own?.trim() || ''}`;
  });

async function tabTo(page: Page, stop: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    const at = await focused(page);
    if (stop.test(at)) return;
    passed.push(at);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(stop)}. It stops at:\n${passed.join('\n')}`);
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOf(page, { within: 'tele-match-widget' })).toEqual([]);
}

test('a patient picks, pays and follows a request by keyboard in a shadow root', async ({ page }) => {
  await serve(page, { page: document, script, handlers: defaultHandlers() });
  await page.goto('http://host.test/');
  await page.getByRole('combobox', { name: 'Specialty' }).waitFor();
  await expectNoViolations(page);

  await tabTo(page, /^combobox Specialty/);
  await page.keyboard.type('cardio');
  await page.getByRole('option', { name: /^Cardiology/ }).waitFor();
  await page.keyboard.press('Enter');
  await tabTo(page, /^button See doctors/);
  await page.keyboard.press('Enter');

  // The next step's heading has the focus.
  await expect.poll(() => focused(page)).toMatch(/^h2 /);
  await tabTo(page, /^button Next available/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 of 10' })).toBeAttached();
  await expect(page.locator('#box .tele-skeleton')).toHaveCount(0);
  await expectNoViolations(page);

  await tabTo(page, /^button Submit & pay \$15/);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Submit your request' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => focused(page)).toMatch(/^button Submit & pay \$15/);

  await page.keyboard.press('Enter');
  const card = page.frameLocator('[title="Secure payment input frame"]').getByLabel('Card number');
  await card.waitFor();
  await expectNoViolations(page);
  await tabTo(page, /^input Amount in dollars/);
  await page.keyboard.type('300');
  await tabTo(page, /^iframe Secure payment input frame/);
  await expect(card).toBeFocused();
  await page.keyboard.type('4242424242424242');
  await tabTo(page, /^button Hold \$15.00 and submit/);
  await page.keyboard.press('Enter');

  await expect(sheet).toHaveCount(0);
  await expect.poll(() => focused(page)).toMatch(/^h2 /);
  await expect(page.getByText('Open', { exact: true }).first()).toBeVisible();
  await expectNoViolations(page);
});
