// A specialist's month: hours, notice, time off, imported calendar, feed; requests accepted, rescheduled, declined.
import { expect, type Browser, type Page } from '@playwright/test';
import { addDays, dayKey, declineReplyTexts, sydney } from '../../../packages/core/src/index.ts';
import { acceptRequest } from '../answer.ts';
import { hoursOf, saveHours, slotsOn } from '../api.ts';
import { openPayment, openResults, pickAt } from '../search.ts';
import { askToReschedule } from '../reschedule.ts';
import { mailTo, patientName, signInAsPatient, tokenOfNewcomer } from '../sign-in.ts';
import { holdWith, sentRequest } from '../submit.ts';
import { addTimeOff, chooseNotice, foreignCalendar, importCalendar, makeFeed, section } from '../working-life.ts';
import { moveClockTo, serverNow } from './clock.ts';
import { drawEmails } from './emails.ts';
import { test } from '../test.ts';

const callaghan = { name: 'Dr Bridget Callaghan', email: 'dr.bridget.callaghan@example.com' };
const specialty = 'Dermatology';

async function asked(browser: Browser, email: string, slotISO: string): Promise<{ page: Page; id: string }> {
  const page = await (await browser.newContext()).newPage();
  await page.context().clock.setSystemTime(serverNow());
  await signInAsPatient(page, email);
  await openResults(page, { specialty });
  await pickAt(page, callaghan.name, slotISO);
  await openPayment(page);
  await holdWith(page, '4242424242424242');
  return { page, id: await sentRequest(page) };
}

const readFeed = async (address: string): Promise<string> =>
  (await (await fetch(address)).text()).replaceAll('\r\n ', '');
const stamp = (iso: string): string => iso.replaceAll(/[-:]|\.\d+/g, '');

test('a specialist’s month runs from the hours to the consultation', async ({ browser }, info) => {
  const today = dayKey(serverNow().toISOString(), sydney);
  const [soon, busy, off, late] = [1, 9, 10, 12].map((days) => addDays(today, days)) as [
    string,
    string,
    string,
    string,
  ];
  const page = await (await browser.newContext()).newPage();
  await page.context().clock.setSystemTime(serverNow());
  const token = await tokenOfNewcomer(page, callaghan.email);
  const id = await saveHours(token, [
    hoursOf(soon, 9, 10),
    hoursOf(busy, 9, 12),
    hoursOf(off, 9, 10),
    hoursOf(late, 9, 11),
  ]);
  const free = async () => Promise.all([soon, busy, off, late].map((day) => slotsOn(token, id, day)));
  const [three, all] = [
    [9, 9.5, 10],
    [9, 9.5, 10, 10.5],
  ];

  // Each setting hides exactly its times.
  await page.goto('/specialist');
  await chooseNotice(page, '3 days');
  await addTimeOff(page, off, off);
  await importCalendar(page, 'Roster', await foreignCalendar('month', [hoursOf(busy, 10.5, 12)]));
  await expect(section(page, 'Calendars').getByText(/^Updated .*, 1 busy time in the next 30 days$/)).toBeVisible();
  expect(await free()).toEqual([[], three, [], all]);
  const feed = await makeFeed(page);
  expect(await readFeed(feed)).not.toContain('BEGIN:VEVENT');

  // Accepted: the feed lists it without the patient or the reason.
  const [bookedISO, movedISO] = [hoursOf(busy, 9, 9.5).startISO, hoursOf(late, 9.5, 10).startISO];
  const first = await asked(browser, 'month.of.skin@example.com', bookedISO);
  await acceptRequest(page, first.id, '210');
  await expect(first.page.getByText('Your consultation is booked')).toBeVisible();
  const booked = await readFeed(feed);
  expect(booked).toContain(`DTSTART:${stamp(bookedISO)}`);
  expect(booked).not.toMatch(/castellan|dermatology|callaghan|skin/i);

  // Rescheduled: the same entry at another time.
  await askToReschedule(first.page, movedISO);
  await page.goto('/inbox');
  await page.getByRole('link', { name: `Reply ${patientName}` }).click();
  await page.getByRole('button', { name: /^Accept / }).click();
  await expect(first.page.getByText('Your appointment was rescheduled')).toBeVisible();
  const moved = await readFeed(feed);
  expect(moved).toContain(`DTSTART:${stamp(movedISO)}`);
  expect(moved).not.toContain(`DTSTART:${stamp(bookedISO)}`);
  const uidOf = (file: string) => /^UID:.*$/m.exec(file)?.[0];
  expect([uidOf(moved), uidOf(booked)]).toEqual([`UID:${first.id}@tele`, `UID:${first.id}@tele`]);
  expect(await free()).toEqual([[], three, [], [9, 10, 10.5]]);

  // Declined, with a message to the patient.
  const second = await asked(browser, 'month.of.mole@example.com', bookedISO);
  await page.goto(`/inbox/${second.id}`);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('combobox').selectOption(declineReplyTexts['needs-in-person']);
  await question.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(second.page.getByText(declineReplyTexts['needs-in-person']).first()).toBeVisible();

  // Later: time off ends, and the reminder arrives.
  await moveClockTo(browser, hoursOf(addDays(late, -1), 9.5, 10).startISO);
  await mailTo(callaghan.email, /^Appointment reminder: /);
  await page.goto('/specialist');
  await expect(section(page, 'Time off').getByText('No time off planned.')).toBeVisible();
  await moveClockTo(browser, hoursOf(late, 9.25, 10).startISO);
  await page.goto('/work');
  await expect(page.getByRole('button', { name: new RegExp(`^9:30 am ${patientName}`) })).toBeVisible();
  await drawEmails(browser, callaghan.email, info);
});
