// A specialist's settings: hours, notice, time off, an imported calendar and a feed. Real API, portal and sandbox.
import { expect, type Page } from '@playwright/test';
import { addDays, dayKey, dayLabel, sydney } from '../../packages/core/src/index.ts';
import { addresses } from './addresses.ts';
import { hoursOf, saveHours, slotsOn } from './api.ts';
import { tokenOfNewcomer } from './sign-in.ts';
import { test } from './test.ts';
import { addTimeOff, chooseNotice, foreignCalendar, importCalendar, makeFeed, section } from './working-life.ts';

/** Used by this journey only: its hidden times must not affect others. */
const specialist = 'malia.fonoti@example.com';
const today = dayKey(new Date().toISOString(), sydney);
const [soon, busyDay, offDay] = [addDays(today, 2), addDays(today, 9), addDays(today, 10)];
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a specialist’s notice, time off and imported calendar hide exactly their times', async ({ page }) => {
  const token = await tokenOfNewcomer(page, specialist);
  const id = await saveHours(token, [hoursOf(soon, 9, 10), hoursOf(busyDay, 9, 12), hoursOf(offDay, 9, 10)]);
  expect([await slotsOn(token, id, soon), await slotsOn(token, id, busyDay), await slotsOn(token, id, offDay)]).toEqual(
    [
      [9, 9.5],
      [9, 9.5, 10, 10.5, 11, 11.5],
      [9, 9.5],
    ],
  );

  await page.goto('/specialist');
  await chooseNotice(page, '3 days');
  expect(await slotsOn(token, id, soon)).toEqual([]);

  const off = section(page, 'Time off');
  await addTimeOff(page, addDays(offDay, 1), addDays(offDay, 2));
  await expect(off.getByText('2 days, no appointments')).toBeVisible();
  expect(await slotsOn(token, id, offDay)).toEqual([9, 9.5]);
  const changing = sheet(page, 'Change time off');
  await off.getByRole('button', { name: /^Edit / }).click();
  await changing.getByLabel(/^First day/).fill(offDay);
  await changing.getByLabel(/^Last day/).fill(offDay);
  await changing.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(off.getByText('1 day, no appointments')).toBeVisible();
  expect(await slotsOn(token, id, offDay)).toEqual([]);

  const roster = await foreignCalendar(`journey-${Date.now()}`, [hoursOf(busyDay, 10, 11.25)]);
  await importCalendar(page, 'Hospital roster', roster);
  await expect(section(page, 'Calendars').getByText(/^Updated .*, 1 busy time in the next 30 days$/)).toBeVisible();
  expect(await slotsOn(token, id, busyDay)).toEqual([9, 9.5, 11.5]);

  await importCalendar(page, 'Somebody else’s', `${addresses.sandbox}/calendars/harm/redirect.ics`);
  await expect(section(page, 'Calendars').getByText(/^The link isn’t public, or isn’t https/)).toBeVisible();

  const feed = await makeFeed(page);
  const read = await fetch(feed);
  expect([read.status, read.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await read.text()).toMatch(/^BEGIN:VCALENDAR/);
  await section(page, 'Calendars').getByRole('button', { name: 'Turn off link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off link' }).click();
  await expect(section(page, 'Calendars').getByRole('button', { name: 'Create link' })).toBeVisible();
  expect((await fetch(feed)).status).toBe(404);

  // The calendar shows both.
  await page.goto('/availability');
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  for (let day = 0; day < 9; day += 1) await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByText('Busy', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByText('Time off', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  const { weekdayLong, day, monthLong } = dayLabel(offDay);
  const cell = page.getByRole('gridcell', { name: new RegExp(`${weekdayLong} ${day} ${monthLong}.*Time off`) });
  await expect(cell).toBeVisible();

  await page.goto('/specialist');
  await off.getByRole('button', { name: /^Edit / }).click();
  await changing.getByRole('button', { name: 'Remove' }).click();
  await expect(off.getByText('No time off planned.')).toBeVisible();
  expect(await slotsOn(token, id, offDay)).toEqual([9, 9.5]);
});
