// A patient's month: search, alert, booking for a child, reschedule, reminder, meeting, payment, rebooking, download.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { addDays, dayKey, dayLabel, formatTimeWithZone, sydney } from '../../../packages/core/src/index.ts';
import { acceptRequest } from '../answer.ts';
import { hoursOf, saveHours } from '../api.ts';
import { askToReschedule } from '../reschedule.ts';
import { openPayment } from '../search.ts';
import { mailsTo, mailTo, patientName, signInAgain, signInAsPatient, tokenOfNewcomer } from '../sign-in.ts';
import { holdWith, sentRequest } from '../submit.ts';
import { moveClockTo, serverNow } from './clock.ts';
import { drawEmails } from './emails.ts';
import { test } from '../test.ts';

const mehta = { name: 'Dr Rohan Mehta', email: 'dr.rohan.mehta@example.com' };
const email = 'month.of.robin@example.com';
const child = 'Wren Castellan';
const video = 'https://meet.example.com/room-7';
const hour = 60 * 60_000;
const after = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const hits = (subjects: string[], subject: string): number => subjects.filter((one) => one.startsWith(subject)).length;

async function pickOn(page: Page, slotISO: string): Promise<void> {
  const { weekday, day, month } = dayLabel(dayKey(slotISO, sydney));
  const times = page.getByRole('toolbar', { name: `Times on ${weekday} ${day} ${month}`, exact: true });
  const time = formatTimeWithZone(slotISO, sydney).replaceAll('\u00A0', '\\s');
  await times.getByRole('button', { name: new RegExp(`^${time}`) }).click();
}

test('a patient’s month runs from the search to a past consultation', async ({ browser }, info) => {
  const today = dayKey(serverNow().toISOString(), sydney);
  const [booked, moved] = [hoursOf(addDays(today, 8), 10, 10.5), hoursOf(addDays(today, 10), 10, 10.5)] as const;
  const specialist = await (await browser.newContext()).newPage();
  const token = await tokenOfNewcomer(specialist, mehta.email);
  const id = await saveHours(token, []);
  await specialist.goto('/specialist');
  const meeting = part(specialist, 'How you meet people');
  await meeting.getByRole('radio', { name: 'My video link' }).check();
  await meeting.getByRole('textbox', { name: /Video link/ }).fill(video);
  await meeting.getByRole('button', { name: /^Save/ }).click();
  await expect(meeting.getByText('Saved', { exact: true })).toBeVisible();

  // Finds the doctor by name, adds a favourite and an alert: no time is available.
  const patient = await (await browser.newContext()).newPage();
  await signInAsPatient(patient, email);
  await patient.goto('/match/doctor');
  await patient.getByRole('searchbox', { name: /^Name/ }).fill('mehta');
  await patient.getByRole('link', { name: mehta.name }).click();
  await expect(patient).toHaveURL(new RegExp(`/specialists/${id}$`));
  await patient.getByRole('button', { name: 'Add to favourites' }).click();
  await expect(patient.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
  await patient.getByRole('button', { name: 'Create alert', exact: true }).click();
  await expect(patient.getByRole('heading', { name: 'Alert on' })).toBeVisible();

  await saveHours(token, [booked, moved]);
  await moveClockTo(browser, after(serverNow().toISOString(), 6 * 60_000));
  const told = await mailTo(email, /^A time you asked about is available$/);
  await patient.goto(told.links[0] ?? '');
  await part(patient, 'Your favourites').getByRole('link', { name: mehta.name }).click();

  // Books for a child.
  await pickOn(patient, booked.startISO);
  await openPayment(patient);
  const sheet = patient.getByRole('dialog', { name: 'Submit your request' });
  await sheet.getByRole('button', { name: 'Change' }).click();
  await sheet.getByRole('button', { name: 'Add a person' }).click();
  await sheet.getByRole('textbox', { name: 'Full name' }).fill(child);
  await sheet.getByRole('radio', { name: 'Your child' }).check();
  await sheet.getByLabel('Day', { exact: true }).fill('02/05/2019');
  await sheet.getByRole('radio', { name: 'Female' }).check();
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Continue to payment' }).click();
  await holdWith(patient, '4242424242424242');
  const selectionId = await sentRequest(patient);
  await acceptRequest(specialist, selectionId, '245');
  await expect(patient.getByText('Your consultation is booked')).toBeVisible();
  const receipt = await mailTo(email, /^Receipt for \$15\.00$/);
  expect(receipt.text).toMatch(/Receipt number: R-\d{4}-\d{6}/);

  // Reschedules.
  await askToReschedule(patient, moved.startISO);
  await specialist.goto('/inbox');
  await specialist.getByRole('link', { name: new RegExp(`^Reply (${patientName}|${child})`) }).click();
  await specialist.getByRole('button', { name: /^Accept / }).click();
  await expect(patient.getByText('Your appointment was rescheduled')).toBeVisible();
  const { attachments } = await mailTo(email, /^Appointment rescheduled: /);
  expect(Buffer.from(attachments[0]?.content ?? '', 'base64').toString()).toContain('SEQUENCE:1');

  // Both reminders name the new time and arrive once.
  const [day, soon] = ['Appointment reminder: ', 'Appointment soon: '] as const;
  await moveClockTo(browser, after(booked.startISO, -hour));
  await moveClockTo(browser, after(moved.startISO, -24 * hour));
  for (const to of [email, mehta.email]) await mailTo(to, new RegExp(`^${day}`));
  expect(
    hits(
      (await mailsTo(email)).map(({ subject }) => subject),
      soon,
    ),
  ).toBe(0);
  await moveClockTo(browser, after(moved.startISO, -2 * hour));
  for (const to of [email, mehta.email]) await mailTo(to, new RegExp(`^${soon}`));

  // Joins, from 10 minutes before.
  await moveClockTo(browser, after(moved.startISO, -9 * 60_000));
  await patient.goto('/start');
  await expect(patient.getByRole('link', { name: /^Join/ }).first()).toHaveAttribute('href', video);
  await patient.goto(`/requests/${selectionId}`);
  await expect(patient.getByRole('link', { name: /^Join/ }).first()).toHaveAttribute('href', video);

  // Afterwards: books again, and downloads all data.
  await moveClockTo(browser, after(moved.endISO, hour));
  await patient.goto(`/requests/${selectionId}`);
  await expect(patient.getByRole('link', { name: /^Join/ })).toHaveCount(0);
  await patient.goto('/requests');
  await patient.getByRole('button', { name: /^Ask again, Cardiology/ }).click();
  await expect(patient).toHaveURL(/\/(match|results|specialists)\//);
  await patient.goto('/patient');
  const download = part(patient, 'My data').getByRole('button', { name: 'Download JSON' });
  await download.click();
  await signInAgain(patient, email);
  const file = patient.waitForEvent('download');
  await download.click();
  expect(JSON.parse(await readFile(await (await file).path(), 'utf8'))).toMatchObject({
    people: [{ name: child }],
    appointments: [{ requestId: selectionId }],
  });

  const subjects = await drawEmails(browser, email, info);
  for (const once of [day, soon, 'A time you asked about is available', 'Receipt for $15.00']) {
    expect(hits(subjects, once), once).toBe(1);
  }
  await drawEmails(browser, mehta.email, info);
});
