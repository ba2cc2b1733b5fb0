import { createHash } from 'node:crypto';
import { dayMs, type CalendarFault, type CalendarReading, type Span } from '@tele/core';
import { sql } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Db, Row } from '../db/schema.ts';
import { decrypt } from '../encryption/encrypt.ts';
import { addressPlace } from '../encryption/columns.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { createTurns } from '../http/turns.ts';
import { stoppedEmailJob } from './send-email.ts';
import { earlyOf, nextReadAt, stopsAt } from './next-read-at.ts';
import { nextBudgetAt, reserveReadingTime, settleReadingTime } from './reading-time.ts';

/** Slots are offered for 30 days; later events are read in time. */
const aheadDays = 60;
/** Maximum delay of postponed reads after the budget is back. */
const spreadMs = 10_000;
/** Concurrent reads per process, each up to 5 MB. A longer wait fails the job, which is retried. */
const takeTurn = createTurns({ atOnce: 4, waitMs: 30_000 });

/** Replaces busy times. Failures keep them; after 30 days we stop, and email the specialist once. */
export function readNow(services: Services, calendarId: string): Promise<void> {
  return takeTurn('read', () => read(services, calendarId));
}

async function read(services: Services, calendarId: string): Promise<void> {
  const { db, now, config, foreignCalendars } = services;
  const row = await db.selectFrom('busy_calendars').selectAll().where('id', '=', calendarId).executeTakeFirst();
  if (!row || row.stopped_at !== null) return;
  const startedAt = now();
  const time = await reserveReadingTime(db, row.specialist_id, startedAt);
  if (!time) return putOff(db, calendarId, startedAt);
  const text = await foreignCalendars.read(decrypt(config.fieldKeys, row.address_encrypted, addressPlace(row.id)));
  const from = new Date(Math.floor(startedAt.getTime() / dayMs) * dayMs);
  const window = { from, to: new Date(from.getTime() + aheadDays * dayMs) };
  // Lazy import: cold starts that read no calendar skip the library.
  const { readBusyTimes } = await import('./read-in-worker.ts');
  const result = text.tag === 'read' ? await readBusyTimes(text.text, window) : { ...text, cpuMs: 0 };
  await settleReadingTime(db, time, result.cpuMs);
  await inTransaction(db, async (t) => {
    const own = await t
      .selectFrom('busy_calendars')
      .selectAll()
      .where('id', '=', calendarId)
      .forUpdate()
      .executeTakeFirst();
    // Deleted, or read by another process that started later.
    if (!own || (own.read_at !== null && own.read_at > startedAt)) return;
    if (result.tag === 'failed') return noteFailure(t, own, result.fault, now());
    await noteReading(t, calendarId, result.reading, startedAt);
    await replace(t, { calendarId, specialistId: own.specialist_id, busy: result.busy });
  });
}

async function putOff(db: Db, calendarId: string, now: Date): Promise<void> {
  const next = new Date(nextBudgetAt(now).getTime() + earlyOf(calendarId) * spreadMs);
  await db
    .updateTable('busy_calendars')
    .set({ next_read_at: next, put_off_at: now })
    .where('id', '=', calendarId)
    .execute();
}

async function noteReading(t: Tx, calendarId: string, reading: CalendarReading, readAt: Date): Promise<void> {
  const change = { read_at: readAt, fault: null, failed_since: null, stopped_at: null, put_off_at: null };
  await t
    .updateTable('busy_calendars')
    .set({ ...change, reading: JSON.stringify(reading) })
    .where('id', '=', calendarId)
    .execute();
}

async function noteFailure(t: Tx, calendar: Row<'busy_calendars'>, fault: CalendarFault, now: Date): Promise<void> {
  // Another process stopped it in the meantime and queued its email.
  if (calendar.stopped_at !== null) return;
  const since = calendar.failed_since ?? now;
  const stops = now >= stopsAt(since);
  const change = {
    fault,
    failed_since: since,
    next_read_at: nextReadAt(now, since, earlyOf(calendar.id)),
    put_off_at: null,
    stopped_at: stops ? now : null,
  };
  await t.updateTable('busy_calendars').set(change).where('id', '=', calendar.id).execute();
  if (stops) await stoppedEmailJob.enqueue(t, { calendarId: calendar.id }, now);
}

interface Replacement {
  calendarId: string;
  specialistId: string;
  busy: readonly Span[];
}

/** Skips unchanged times: each write makes search recompute the specialist. */
async function replace(t: Tx, { calendarId, specialistId, busy }: Replacement): Promise<void> {
  const rows = await t
    .selectFrom('hidden_times')
    .select(['start_at', 'end_at'])
    .where('calendar_id', '=', calendarId)
    .execute();
  const before = rows.map(({ start_at, end_at }) => ({
    startISO: start_at.toISOString(),
    endISO: end_at.toISOString(),
  }));
  if (digestOf(before) === digestOf(busy)) return;
  await t.deleteFrom('hidden_times').where('calendar_id', '=', calendarId).execute();
  if (busy.length === 0) return;
  const ids = busy.map(() => newId('bsy'));
  const starts = busy.map(({ startISO }) => startISO);
  const ends = busy.map(({ endISO }) => endISO);
  await sql`
    insert into hidden_times (id, specialist_id, calendar_id, start_at, end_at)
    select time.id, ${specialistId}, ${calendarId}, time.start_at, time.end_at
    from unnest(${ids}::text[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as time (id, start_at, end_at)
  `.execute(t);
}

const digestOf = (spans: readonly Span[]): string =>
  createHash('sha256')
    .update(
      spans
        .map(({ startISO, endISO }) => `${startISO} ${endISO}`)
        .toSorted()
        .join('\n'),
    )
    .digest('base64url');
