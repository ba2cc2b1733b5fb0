// Opens the example partner site (examples/react-host), changes its settings through its console, and reads its events.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Changes } from '../../examples/react-host/src/settings/settings.ts';
import { addresses } from './addresses.ts';
import { specialty } from './search.ts';

export async function openHost(page: Page, path = '/', settings: Changes = {}, origin = addresses.host): Promise<void> {
  await page.addInitScript((kept) => {
    if (!sessionStorage.getItem('host.settings')) sessionStorage.setItem('host.settings', kept);
  }, JSON.stringify(settings));
  await page.goto(`${origin}${path}`);
}

export const setHost = (page: Page, changes: Changes): Promise<void> =>
  page.evaluate((given) => window.host.set(given), changes);

/** Widget events in order: 'MatchWidget onSubmitted {"selectionId":"sel_…"}'. */
export async function hostEvents(page: Page, name = ''): Promise<string[]> {
  // By selector: an open dialog of a widget hides the roles of the rest of the page.
  const entries = page.locator(`[role=log] li${name && `[data-event="${name}"]`}`);
  const texts = await entries.allInnerTexts();
  return texts.map((text) => text.replace(/^[\d:]+\s*[ap]m\s*/, '').replaceAll(/\s+/g, ' '));
}

export const widgetOf = (page: Page, name: string): Locator => page.locator(`.tele-${name}`);

/** Console errors and uncaught errors from now on, without the browser's own line for a 404. */
export function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (/^(error|warning)$/.test(message.type()) && !text.startsWith('Failed to load resource')) said.push(text);
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(addresses.api) && request.method() !== 'OPTIONS')
      calls.push(`${request.method()} ${new URL(url).pathname.replace('/prod', '')}`);
  });
  return calls;
}

export const reason = 'Ongoing reflux, referral from my GP.';

export async function fillSearch(widget: Locator): Promise<void> {
  await widget.getByRole('combobox', { name: 'Specialty' }).fill('gastro');
  await widget.getByRole('option', { name: new RegExp(`^${specialty}`) }).click();
  await widget.getByLabel(/^Reason/).fill(reason);
}

export async function searchIn(widget: Locator): Promise<void> {
  await fillSearch(widget);
  await widget.getByRole('button', { name: 'See doctors' }).click();
  // In a dialog, the results' heading is the dialog's title.
  await expect(widget.getByText(/^No times picked$|of 10 picked$/)).toBeVisible();
}

export async function pickIn(widget: Locator, name: string): Promise<void> {
  await widget
    .getByRole('article', { name: new RegExp(name) })
    .getByRole('button', { name: /next available/i })
    .click();
}

export const picked = (widget: Locator, count: number): Locator =>
  widget.getByText(count === 0 ? 'No times picked' : `${count} of 10 picked`);

export async function payIn(widget: Locator): Promise<Locator> {
  await widget.getByRole('button', { name: 'Submit & pay $15' }).click();
  const sheet = widget.page().getByRole('dialog', { name: 'Submit your request' });
  await expect(sheet.locator('iframe[title="Secure payment input frame"]')).toBeVisible();
  return sheet;
}

export async function sentTo(page: Page): Promise<string> {
  await expect.poll(() => hostEvents(page, 'onSubmitted')).toHaveLength(1);
  const [said = ''] = await hostEvents(page, 'onSubmitted');
  return (JSON.parse(said.slice(said.indexOf('{'))) as { selectionId: string }).selectionId;
}
