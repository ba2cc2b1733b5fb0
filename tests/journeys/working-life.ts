import { expect, type Page } from '@playwright/test';
import type { Span } from '../../packages/core/src/availability/free-slots.ts';
import type { DayKey } from '../../packages/core/src/index.ts';
import { addresses } from './addresses.ts';

export const section = (page: Page, name: string) => page.getByRole('region', { name });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

export async function addTimeOff(page: Page, first: DayKey, last: DayKey): Promise<void> {
  await section(page, 'Time off').getByRole('button', { name: 'Add time off' }).click();
  const dialog = sheet(page, 'Add time off');
  await dialog.getByLabel(/^First day/).fill(first);
  await dialog.getByLabel(/^Last day/).fill(last);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
}

export async function chooseNotice(page: Page, notice: string): Promise<void> {
  const rules = section(page, 'Notice and break');
  await rules.getByLabel('Minimum notice').selectOption(notice);
  await rules.getByRole('button', { name: 'Save Notice and break' }).click();
  await expect(rules.getByText('Saved', { exact: true })).toBeVisible();
}

export async function importCalendar(page: Page, name: string, address: string): Promise<void> {
  await section(page, 'Calendars').getByRole('button', { name: 'Import busy times' }).click();
  const dialog = sheet(page, 'Import busy times');
  await dialog.getByLabel(/^Name/).fill(name);
  await dialog.getByLabel(/^iCal link/).fill(address);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Address of an Outlook-style calendar with these busy times. */
export async function foreignCalendar(name: string, busy: readonly Span[]): Promise<string> {
  await fetch(`${addresses.sandbox}/_calendars/${name}`, { method: 'PUT', body: JSON.stringify(busy) });
  return `${addresses.sandbox}/calendars/outlook/${name}.ics`;
}

export async function makeFeed(page: Page): Promise<string> {
  await section(page, 'Calendars').getByRole('button', { name: 'Create link' }).click();
  return section(page, 'Calendars').getByLabel('Link', { exact: true }).inputValue();
}
