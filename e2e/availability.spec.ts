import { expect, test, type Page } from '@playwright/test';
import {
  addDays,
  dayKey,
  dayLabel,
  daysBetween,
  formatLongDay,
  wallTimeToInstant,
} from '../packages/core/src/index.ts';
import { addedTo, enterNextWeek, focusedCell, openAvailability, savedBy } from './calendar.ts';
import { signInWithGoogle } from './sign-in.ts';

const sydney = 'Australia/Sydney';
const perth = 'Australia/Perth';
const minute = 60_000;

const today = dayKey(new Date().toISOString(), sydney);
/** Sunday of the week after this one: 7 to 13 days ahead, so that three of them lie within the 30 days of slots. */
const sunday = addDays(today, 14 - (new Date(Date.parse(today)).getUTCDay() || 7));
const sundays = [sunday, addDays(sunday, 7), addDays(sunday, 14)];
const longDay = (key: string) => formatLongDay(`${key}T00:00:00.000Z`, 'UTC');
const dated = (key: string) => {
  const { weekday, day, month, year } = dayLabel(key);
  return `${weekday} ${day} ${month} ${year}`;
};

/** With the keyboard alone: Sunday of next week, 1:30 to 3 pm, each week, three times. */
async function addSundays(page: Page): Promise<void> {
  await enterNextWeek(page);
  await page.keyboard.press('End');
  for (let row = 0; row < 9; row += 1) await page.keyboard.press('ArrowDown');
  await expect(focusedCell(page)).toHaveAccessibleName(
    new RegExp(`^${longDay(sunday)}, 1:30 pm AE[SD]T, not available$`),
  );
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: 'Add availability' });
  await editor.getByLabel('Repeat').selectOption('Weekly on Sunday');
  await editor.getByRole('spinbutton', { name: 'Occurrences' }).fill('3');
  await expect(editor.getByRole('status')).toContainText(
    `Adds 3 blocks of 1 h 30 min, every Sunday 1:30 – 3:00 pm Sydney time; last on ${dated(sundays[2] ?? '')}`,
  );
  await editor.getByRole('button', { name: 'Add availability' }).press('Enter');
}

test('the same intent is stored as the same blocks whatever zone the browser is in', async ({ browser }) => {
  test.setTimeout(240_000);
  // Three Sundays around the end of daylight saving that comes next, at hours that happen twice on the middle one.
  const change = nextEndOfDaylightSaving();
  const around = [addDays(change, -7), change, addDays(change, 7)];
  const expected = around.map((day) => ({
    startISO: wallTimeToInstant(day, 150, sydney),
    endISO: wallTimeToInstant(day, 300, sydney),
  }));
  expect(Date.parse(expected[1]?.endISO ?? '') - Date.parse(expected[1]?.startISO ?? '')).toBe(210 * minute);
  const weekly = sundays.map((day) => ({
    startISO: wallTimeToInstant(day, 810, sydney),
    endISO: wallTimeToInstant(day, 900, sydney),
  }));

  for (const timezoneId of ['UTC', perth, sydney, 'America/New_York']) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await signInWithGoogle(page, 'dr.sienna.abdallah@example.com');
    const loaded = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().endsWith('/availability/mine'),
    );
    await openAvailability(page);
    const { items: before } = (await (await loaded).json()) as { items: { startISO: string; endISO: string }[] };

    const afterSelecting = await savedBy(page, () => addSundays(page));
    expect(addedTo(before, afterSelecting), timezoneId).toEqual(weekly);
    const afterTyping = await savedBy(page, () => typeWeekly(page, around[0] ?? ''));
    expect(addedTo(afterSelecting, afterTyping), timezoneId).toEqual(expected);

    for (const back of [afterSelecting, before]) {
      const undone = await savedBy(page, async () => {
        await page.locator('[role=gridcell][tabindex="0"]').focus();
        await page.keyboard.press('Control+z');
      });
      expect(undone, timezoneId).toEqual(back);
    }
    await context.close();
  }
});

/** The first Sunday of April that is more than a week ahead. */
function nextEndOfDaylightSaving(): string {
  const year = Number(today.slice(0, 4));
  const firstSundays = [year, year + 1, year + 2].map((of) => {
    const first = `${of}-04-01`;
    return addDays(first, (7 - new Date(Date.parse(first)).getUTCDay()) % 7);
  });
  return firstSundays.find((day) => daysBetween(today, day) > 8) ?? '';
}

/** Through the inputs of the editor: from a Sunday on, 2:30 to 5 am, each week, three times. */
async function typeWeekly(page: Page, day: string): Promise<void> {
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: 'Add availability' });
  await editor.getByLabel('Start date').fill(day);
  await editor.getByLabel('Start time').fill('02:30');
  await editor.getByLabel('End date').fill(day);
  await editor.getByLabel('End time').fill('05:00');
  await editor.getByLabel('Repeat').selectOption('Weekly on Sunday');
  await editor.getByRole('spinbutton', { name: 'Occurrences' }).fill('3');
  await expect(editor.getByRole('status')).toContainText('every Sunday 2:30 – 5:00 am Sydney time');
  await expect(editor.getByRole('status')).toContainText('happens twice');
  await editor.getByRole('button', { name: 'Add availability' }).click();
}
