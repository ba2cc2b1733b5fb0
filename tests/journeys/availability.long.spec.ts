import { expect, type Page } from '@playwright/test';
import {
  addDays,
  dayKey,
  dayLabel,
  daysBetween,
  formatLongDay,
  formatTimeWithZone,
  wallTimeToInstant,
} from '../../packages/core/src/index.ts';
import { acceptRequest } from './answer.ts';
import { addedTo, enterNextWeek, focusedCell, openAvailability, savedBy } from './calendar.ts';
import { openDay, openPayment, specialty } from './search.ts';
import { holdWith, sentRequest } from './submit.ts';
import { patientName, signInAsPatient, signInWithGoogle } from './sign-in.ts';
import { test } from './test.ts';

const sydney = 'Australia/Sydney';
const perth = 'Australia/Perth';
const minute = 60_000;

const today = dayKey(new Date().toISOString(), sydney);
/** Sunday of the week after this one: 7 to 13 days ahead, so 3 Sundays lie within the 30 days of times. */
const sunday = addDays(today, 14 - (new Date(Date.parse(today)).getUTCDay() || 7));
const sundays = [sunday, addDays(sunday, 7), addDays(sunday, 14)];
const longDay = (key: string) => formatLongDay(`${key}T00:00:00.000Z`, 'UTC');
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
/** Accessible name with a day and a time in Sydney, in either order. */
const timeOn = (key: string, time: string) => new RegExp(`(?=.*${time} AE[SD]T)(?=.*${longDay(key)})`);
const dated = (key: string) => {
  const { weekday, day, month, year } = dayLabel(key);
  return `${weekday} ${day} ${month} ${year}`;
};

/** Keyboard only: Sunday of next week, 1:30 to 3 pm, weekly, 3 times. */
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

async function slotNamesOn(page: Page, name: string, day: string): Promise<string[]> {
  const card = page.getByRole('article', { name: new RegExp(name) });
  const times = (await openDay(card, day)).getByRole('button');
  await expect(times.first()).toBeVisible();
  const names = await times.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return names.map(plain);
}

test('a specialist adds weekly hours, and a patient in another zone sees exactly those', async ({ browser }) => {
  const name = 'Dr Hanh Nguyen';
  const specialist = await (await browser.newContext()).newPage();
  await signInWithGoogle(specialist, 'dr.hanh.nguyen@example.com');
  await openAvailability(specialist);
  await savedBy(specialist, () => addSundays(specialist));
  await expect(specialist.getByText('Saved', { exact: true })).toBeVisible();
  await expect(
    specialist
      .getByRole('button', { name: timeOn(sunday, '1:30 – 3:00 pm') })
      .and(specialist.getByRole('button', { name: /available/ })),
  ).toBeVisible();

  const patient = await (await browser.newContext({ timezoneId: perth })).newPage();
  await signInAsPatient(patient, 'perth@example.com');
  await patient.goto(`/results/doctor?${new URLSearchParams({ specialty })}`);
  for (const day of sundays) {
    const starts = [0, 30, 60].map((offset) => wallTimeToInstant(day, 13 * 60 + 30 + offset, sydney));
    const expected = starts.map((iso) =>
      plain(`${formatTimeWithZone(iso, perth)}, ${formatLongDay(iso, perth)}, ${name}`),
    );
    expect(await slotNamesOn(patient, name, day)).toEqual(expected);
    expect(expected[0]).toContain('AWST');
  }

  const picked = wallTimeToInstant(sundays[2] ?? '', 14 * 60, sydney);
  await patient
    .getByRole('button', { name: new RegExp(`^${plain(formatTimeWithZone(picked, perth))}.*${name}$`) })
    .click();
  await openPayment(patient);
  await holdWith(patient, '4242424242424242');
  const selectionId = await sentRequest(patient);

  await acceptRequest(specialist, selectionId, '180');

  const bookedOn = new RegExp(
    `(?=.*booked)(?=.*${patientName})(?=.*${longDay(sundays[2] ?? '')}).*2(:00)?( pm)? (–|to) 2:30 pm AE[SD]T`,
    'i',
  );
  await openAvailability(specialist);
  // Goes to the third Sunday after this week's.
  for (let weeks = 0; weeks < 3; weeks += 1) await specialist.getByRole('button', { name: 'Next week' }).click();
  const booking = specialist.getByRole('button', { name: bookedOn });
  await expect(booking).toBeVisible();
  await booking.click();
  const details = specialist.getByRole('dialog', { name: patientName });
  await expect(details.getByText('$180.00')).toBeVisible();
  await expect(details.getByRole('textbox')).toHaveCount(0);
  await expect(details.getByRole('button', { name: /Save|Delete|Cancel/ })).toHaveCount(0);
  await details.getByRole('link', { name: 'Open in appointments' }).click();
  await expect(specialist.getByRole('dialog').getByText('perth@example.com')).toBeVisible();
  // Closing removes the sheet from the address, so a reload shows the list.
  await specialist.keyboard.press('Escape');
  await expect(specialist).toHaveURL(/\/appointments$/);
});

test('weekly hours are stored as the same blocks in every browser zone', { tag: '@release' }, async ({ browser }) => {
  // Three Sundays around the next end of daylight saving, at hours that occur twice on the middle one.
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

/** First Sunday of April more than a week ahead. */
function nextEndOfDaylightSaving(): string {
  const year = Number(today.slice(0, 4));
  const firstSundays = [year, year + 1, year + 2].map((of) => {
    const first = `${of}-04-01`;
    return addDays(first, (7 - new Date(Date.parse(first)).getUTCDay()) % 7);
  });
  return firstSundays.find((day) => daysBetween(today, day) > 8) ?? '';
}

/** Through the editor's inputs: from a Sunday on, 2:30 to 5 am, weekly, 3 times. */
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
