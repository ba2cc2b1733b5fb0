import { addDays, dayKey, formatLongDay, sydney } from '../../packages/core/src/index.ts';
import { callApi, hoursOf, saveHours } from '../journeys/api.ts';
import type { Point } from './driver.ts';
import { middle, type Page } from './page.ts';
import { signInByLink } from './sign-in.ts';
import { test } from './test.ts';

const today = dayKey(new Date().toISOString(), sydney);
const monday = addDays(today, 8 - (new Date(Date.parse(today)).getUTCDay() || 7));
const [tuesday, wednesday, thursday, friday] = [1, 2, 3, 4].map((days) => addDays(monday, days)) as [
  string,
  string,
  string,
  string,
];
const longDay = (day: string) => formatLongDay(`${day}T00:00:00.000Z`, 'UTC');
/** Half-hour cell that begins at a time such as '9:00 am'. */
const cell = (day: string, time: string) => new RegExp(`^${longDay(day)}, ${time} AE[SD]T, `);
/** Block of available hours, such as '9:00 – 11:00 am'. */
const block = (day: string, time: string) => new RegExp(`^${time} AE[SD]T, ${longDay(day)}, available`);

async function openNextWeek(page: Page, planner: string, hours: Parameters<typeof saveHours>[1]): Promise<void> {
  const token = await signInByLink(page, planner);
  await saveHours(token, hours);
  // Saved first: the question above the calendar would move the cells after they are measured.
  await callApi(token, '/specialists/me/meeting', { method: 'PUT', body: { way: 'phone' } });
  await page.go('/availability');
  if (hours.length === 0) await page.press('button', 'Skip for now');
  await page.press('button', 'Today');
  await page.press('button', 'Next week');
  await page.shows('gridcell', cell(monday, '9:00 am'));
}

const hourLabel = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;

/** Centre of a half hour such as 13.5. */
async function halfHour(page: Page, day: string, hour: number): Promise<Point> {
  const whole = Math.floor(hour);
  const { x } = middle(await page.boxOf('columnheader', longDay(day)));
  const { y: line } = middle(await page.boxOfText(hourLabel(whole)));
  const { y: next } = middle(await page.boxOfText(hourLabel(whole + 1)));
  return { x, y: line + (next - line) * (hour - whole + 0.25) };
}

test('hours are added, extended and moved in the calendar by keyboard', async ({ visit, who }) => {
  const page = await visit();
  await openNextWeek(page, who.planner, []);
  await page.tabTo('gridcell', /^/);
  await page.keys('Home', 'ArrowRight');
  await page.isAt('gridcell', cell(tuesday, '9:00 am'));
  await page.keys('Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Enter');
  const editor = page.in('dialog', 'Add availability');
  await editor.choose('Repeat', 'Weekly on Tuesday');
  await editor.sees(/every Tuesday 9:00 – 11:00 am Sydney time/);
  await editor.tabTo('button', 'Add availability');
  await page.keys('Enter');
  await page.sees('Saved');
  await page.shows('button', block(tuesday, '9:00 – 11:00 am'));

  await page.isAt('gridcell', cell(tuesday, '10:30 am'));
  await page.keys('Alt+ArrowDown');
  await page.shows('button', block(tuesday, '9:30 – 11:30 am'));
  await page.keys('Alt+ArrowRight');
  await page.shows('button', block(wednesday, '9:30 – 11:30 am'));
  await page.isAt('gridcell', cell(wednesday, '11:00 am'));
  await page.keys('Alt+Shift+ArrowDown');
  await page.shows('button', block(wednesday, '9:30 am – 12:00 pm'));
  await page.keys('Control+z');
  await page.shows('button', block(wednesday, '9:30 – 11:30 am'));
  await page.sees('Saved');
});

test('hours are drawn, moved and resized in the calendar with the pointer', async ({ visit, who }) => {
  const page = await visit();
  await openNextWeek(page, who.planner, [hoursOf(wednesday, 9, 11)]);
  await page.bringToView('1 pm');
  await page.drag(await halfHour(page, thursday, 13.5), await halfHour(page, thursday, 16.5));
  const editor = page.in('dialog', 'Add availability');
  await editor.sees(/1:30 – 5:00 pm Sydney time/);
  await editor.press('button', 'Add availability');
  await page.shows('button', block(thursday, '1:30 – 5:00 pm'));

  await page.bringToView('1 pm');
  const wednesdays = middle(await page.boxOf('button', block(wednesday, '9:00 – 11:00 am')));
  const later = await halfHour(page, friday, 12);
  await page.drag(wednesdays, later);
  await page.shows('button', block(friday, '11:00 am – 1:00 pm'));
  await page.hides('button', block(wednesday, '9:00 – 11:00 am'));

  const { left, top, width, height } = await page.boxOf('button', block(friday, '11:00 am – 1:00 pm'));
  await page.drag({ x: left + width / 2, y: top + height - 3 }, await halfHour(page, friday, 14.5));
  await page.shows('button', block(friday, '11:00 am – 3:00 pm'));
  await page.sees('Saved');
});
