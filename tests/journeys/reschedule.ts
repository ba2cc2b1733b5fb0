import { expect, type Page } from '@playwright/test';
import { dayKey, formatTimeWithZone, sydney } from '../../packages/core/src/index.ts';
import { violationsOf } from './axe.ts';
import { openDay } from './search.ts';

export async function askToReschedule(page: Page, toISO: string, line = ''): Promise<void> {
  await page.getByRole('button', { name: 'Reschedule', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Reschedule your appointment' });
  const times = await openDay(sheet, dayKey(toISO, sydney));
  await expect(times).toBeVisible();
  // Days list their first times, with a button for more.
  const more = times.getByRole('button', { name: /^\d+ more / });
  if (await more.isVisible()) await more.click();
  const time = formatTimeWithZone(toISO, sydney).replaceAll('\u00A0', '\\s');
  await times.getByRole('button', { name: new RegExp(`^${time}, `) }).click();
  await sheet.getByRole('textbox', { name: /^Message to/ }).fill(line);
  expect(await violationsOf(page, { within: '[role=dialog]', rules: 'all' })).toEqual([]);
  await sheet.getByRole('button', { name: 'Request new time' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/^You asked to reschedule to /)).toBeVisible();
}
