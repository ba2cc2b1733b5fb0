// The example of a partner's site (apps/host): opened, played by its own console as a host changes what it gives, and heard.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Changes } from '../apps/host/src/settings/settings.ts';
import { addresses } from './addresses.ts';
import { specialty } from './search.ts';

/** Opens a page of the site with these settings from the start. `origin` is another name of the same server. */
export async function openHost(page: Page, path = '/', settings: Changes = {}, origin = addresses.host): Promise<void> {
  await page.addInitScript((kept) => {
    if (!sessionStorage.getItem('host.settings')) sessionStorage.setItem('host.settings', kept);
  }, JSON.stringify(settings));
  await page.goto(`${origin}${path}`);
}

/** The host gives something else, whatever the widget is doing. */
export const setHost = (page: Page, changes: Changes): Promise<void> =>
  page.evaluate((given) => window.host.set(given), changes);

/** What the widgets have said, in order: 'MatchWidget onSubmitted {"selectionId":"sel_…"}'. */
export async function hostEvents(page: Page, name = ''): Promise<string[]> {
  // By selector: while a dialog of a widget is open, the rest of the page has no roles.
  const entries = page.locator(`[role=log] li${name && `[data-event="${name}"]`}`);
  const texts = await entries.allInnerTexts();
  return texts.map((text) => text.replace(/^[\d:]+\s*[ap]m\s*/, '').replaceAll(/\s+/g, ' '));
}

/** The element of a widget, such as 'match-widget'. */
export const widgetOf = (page: Page, name: string): Locator => page.locator(`.tele-${name}`);

/** Whatever the page's console complains of from now on, and what is thrown and caught by nobody; not the browser's own line for a 404. */
export function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (/^(error|warning)$/.test(message.type()) && !text.startsWith('Failed to load resource')) said.push(text);
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

/** Calls that a page makes of the API, as 'GET /doctors/specialties'; those that only ask for leave are left out. */
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

/** Writes the search of one specialty into a widget, with a reason. */
export async function fillSearch(widget: Locator): Promise<void> {
  await widget.getByRole('combobox', { name: 'Specialty' }).fill('gastro');
  await widget.getByRole('option', { name: specialty, exact: true }).click();
  await widget.getByLabel(/^Reason/).fill(reason);
}

/** From the form to the results. */
export async function searchIn(widget: Locator): Promise<void> {
  await fillSearch(widget);
  await widget.getByRole('button', { name: 'See doctors' }).click();
  // The heading of the results is the dialog's where the widget stands in one.
  await expect(widget.getByText(/^No times picked$|of 10 picked$/)).toBeVisible();
}

/** Picks the next time of a professional. */
export async function pickIn(widget: Locator, name: string): Promise<void> {
  await widget
    .getByRole('article', { name: new RegExp(name) })
    .getByRole('button', { name: /next available/i })
    .click();
}

export const picked = (widget: Locator, count: number): Locator =>
  widget.getByText(count === 0 ? 'No times picked' : `${count} of 10 picked`);

/** Opens the payment sheet of a widget. */
export async function payIn(widget: Locator): Promise<Locator> {
  await widget.getByRole('button', { name: 'Submit & pay $15' }).click();
  const sheet = widget.page().getByRole('dialog', { name: 'Submit your request' });
  await expect(sheet.locator('iframe[title="Secure card payment input frame"]')).toBeVisible();
  return sheet;
}

/** The id of the request that was sent, once the host was told of it. */
export async function sentTo(page: Page): Promise<string> {
  await expect.poll(() => hostEvents(page, 'onSubmitted')).toHaveLength(1);
  const [said = ''] = await hostEvents(page, 'onSubmitted');
  return (JSON.parse(said.slice(said.indexOf('{'))) as { selectionId: string }).selectionId;
}
