// Slots of a specialist with another calendar from Google, Outlook or Apple, across the start of daylight saving.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runJobs } from '../jobs/run-jobs.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { withCalendarHost } from '../testing/calendar-host.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';

const host = await withCalendarHost();
const api = await withApi({ config: { calendarOrigins: [host.origin] } });
const { db } = api.services;

// Monday 2026-09-28, 10:00 in Sydney (AEST, +10); clocks go forward on Sunday 4 October.
const now = new Date('2026-09-28T00:00:00.000Z');
const open = { startISO: '2026-09-28T02:00:00.000Z', endISO: '2026-10-20T00:00:00.000Z' };
const half = 30 * 60_000;

/** Unavailable time ranges, in UTC, rounded to half hours. */
async function hiddenFrom(specialistId: string): Promise<string[]> {
  const { body } = await api.call('availabilitySlots', { as: await aPatient(db), query: { specialistId } });
  const free = new Set((body as { items: { startISO: string }[] }).items.map(({ startISO }) => Date.parse(startISO)));
  const hidden: [number, number][] = [];
  for (let at = Date.parse(open.startISO); at < Date.parse(open.endISO); at += half) {
    if (free.has(at)) continue;
    const last = hidden.at(-1);
    if (last?.[1] === at) last[1] = at + half;
    else hidden.push([at, at + half]);
  }
  const said = (instant: number) => new Date(instant).toISOString().slice(5, 16);
  return hidden.map(([from, to]) => `${said(from)} – ${said(to)}`);
}

it.each([
  [
    'google',
    [
      '09-29T23:00 – 09-30T00:00',
      '10-01T14:00 – 10-03T14:00', // Fri 2 and Sat 3 October, all day
      '10-05T03:00 – 10-05T04:00', // Mon 5 Oct, moved to 2:00 pm AEDT
      '10-11T22:00 – 10-11T23:30', // Mon 12 Oct, 9:00 am AEDT
      '10-18T22:00 – 10-18T23:30',
    ],
  ],
  [
    'outlook',
    [
      '09-30T22:00 – 09-30T22:30', // Thu 1 Oct, 8:00 am AEST
      '10-01T22:00 – 10-01T22:30',
      '10-02T00:30 – 10-02T01:30', // 10:00 am ACST
      '10-04T21:00 – 10-04T21:30', // Mon 5 Oct, 8:00 am AEDT
      '10-05T21:00 – 10-05T21:30',
      '10-06T21:00 – 10-06T21:30',
      '10-06T23:30 – 10-07T00:30', // 10:00 am ACDT
    ],
  ],
  [
    'apple',
    [
      '09-28T07:00 – 09-28T08:00', // Mon 28 Sep, 5:15 to 5:45 pm AEST
      '10-01T01:00 – 10-01T02:00', // 45 minutes in Perth
      '10-03T15:30 – 10-03T16:30', // Sun 4 Oct, 1:30 am AEST to 3:30 am AEDT
      '10-05T06:00 – 10-05T07:00', // Mon 5 Oct, 5:15 to 5:45 pm AEDT
      '10-09T13:00 – 10-10T13:00',
      '10-11T13:00 – 10-12T13:00',
    ],
  ],
])('%s hides exactly the half hours that it is busy in', async (program, hidden) => {
  api.clock.now = now;
  const doctor = await aSpecialist(db, { blocks: [open] });
  expect(await hiddenFrom(doctor.specialistId)).toEqual([]);
  const text = readFileSync(join(import.meta.dirname, 'examples', `${program}.ics`), 'utf8').replaceAll('\n', '\r\n');
  const address = host.put(`/${program}.ics`, text);
  await api.call('addCalendar', { as: doctor, body: { name: 'Roster', address } });
  await jobsEnded(db);
  await runJobs(api.services);
  expect(await hiddenFrom(doctor.specialistId)).toEqual(hidden);
});
