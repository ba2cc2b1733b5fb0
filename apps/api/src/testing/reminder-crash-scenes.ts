import { offsetMinutes, sydney, type ReminderKind } from '@tele/core';
import { expect } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { remindLater } from '../reminders/remind-later.ts';
import { aBooking } from './bookings.ts';
import type { Scene } from './crash-scenes.ts';
import { aPatient, aSpecialist } from './people.ts';
import { at, settled } from './requests.ts';

interface Reminded {
  bookingId: string;
  startAt: Date;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const before: Readonly<Record<ReminderKind, number>> = { day: 24 * hour, hours: 2 * hour };

function morningAfterChange(now: Date): Date {
  let noon = Math.ceil(now.getTime() / day) * day + 3 * day + day / 2;
  while (offsetMinutes(noon, sydney) === offsetMinutes(noon + day, sydney)) noon += day;
  return new Date(noon + day / 2);
}

const dueAt = ({ startAt }: Reminded, kind: ReminderKind): Date =>
  new Date(startAt.getTime() - before[kind] + 3 * minute);

/** Three job runs meet as a reminder falls due around a clock change: each side gets it once after any crash. */
const reminding = (kind: ReminderKind): Scene<Reminded> => ({
  prepare: async (api) => {
    const { db } = api.services;
    const people = { patient: await aPatient(db), specialist: await aSpecialist(db) };
    const startAt = morningAfterChange(api.clock.now);
    const { bookingId } = await aBooking(db, { ...people, startISO: startAt.toISOString() });
    const booked = { bookingId, startAt, now: new Date(startAt.getTime() - before[kind] - hour) };
    await inTransaction(db, (t) => remindLater(t, booked));
    return booked;
  },
  order: (booked) => ({
    call: 'jobs',
    actor: { type: 'job', name: 'jobs' },
    id: '',
    atISO: dueAt(booked, kind).toISOString(),
    runs: 3,
  }),
  verify: async (api, booked, step) => {
    const { db } = api.services;
    // Once every lease of the dead process has ended.
    await at(api, new Date(dueAt(booked, kind).getTime() + 20 * minute), () => settled(api));
    const rows = await db.selectFrom('outbox').select(['payload', 'done_at']).where('kind', '=', 'reminder').execute();
    const own = rows.filter(({ payload }) => payload['bookingId'] === booked.bookingId);
    expect(own.map(({ payload }) => `${payload['reminder']} ${payload['side']}`).toSorted(), step).toEqual([
      `${kind} patient`,
      `${kind} specialist`,
    ]);
    expect(
      own.filter(({ done_at }) => done_at === null),
      step,
    ).toEqual([]);
    const next = await db
      .selectFrom('reminders_due')
      .select('remind_at')
      .where('booking_id', '=', booked.bookingId)
      .execute();
    const later = kind === 'day' ? [{ remind_at: new Date(booked.startAt.getTime() - before.hours) }] : [];
    expect(next, step).toEqual(later);
  },
});

export const reminderScenes: Record<string, Scene<Reminded>> = {
  'reminding of an appointment the day before': reminding('day'),
  'reminding of an appointment two hours before': reminding('hours'),
};
