import { nextReminder } from '../../../packages/core/src/appointment/reminders.ts';
import type { Db, Row } from '../../../apps/api/src/db/schema.ts';
import type { DeliveredEmail } from './mail-server.ts';
import type { Promises } from './promises.ts';

/** Emails of a reschedule by state; one that ends with its booking has the booking's. */
const emailsOf: Readonly<Record<Row<'reschedules'>['state'], readonly string[]>> = {
  ASKED: [],
  ACCEPTED: ['movedForPatient', 'movedForSpecialist'],
  DECLINED: ['rescheduleDeclined'],
  WITHDRAWN: ['rescheduleWithdrawn'],
  ENDED: ['rescheduleEndedForPatient', 'rescheduleEndedForSpecialist'],
  CANCELLED: [],
};
const answers = { acceptReschedule: 'ACCEPTED', declineReschedule: 'DECLINED', cancelReschedule: 'WITHDRAWN' } as const;

/** Checks responses, final times, released reservations, emails (once each) and reminder times of reschedules. */
export async function checkReschedules(
  db: Db,
  promises: Promises,
  taken: readonly DeliveredEmail[],
): Promise<string[]> {
  const reschedules = await db.selectFrom('reschedules').selectAll().orderBy('nth').execute();
  const bookings = await db.selectFrom('bookings').selectAll().execute();
  const jobs = await db.selectFrom('outbox').select(['id', 'payload']).where('kind', '=', 'reschedule-email').execute();
  const arrived = new Set(taken.map(({ id }) => id));
  const states = new Map(reschedules.map(({ id, state }) => [id, state]));
  const wrong = [...promises.reschedules].flatMap(([id, name]) =>
    states.get(id) === answers[name] ? [] : [`${name} of ${id} was answered, and it is ${states.get(id)}`],
  );
  for (const { id, state, booking_id } of reschedules) {
    const own = jobs.filter(({ payload }) => payload.rescheduleId === id);
    const written = own
      .map(({ payload }) => payload.email ?? '')
      .toSorted()
      .join();
    const expected = ['rescheduleRequested', ...emailsOf[state]].toSorted().join();
    if (written !== expected)
      wrong.push(`reschedule ${id} (${state}): the emails are "${written}", expected "${expected}"`);
    const stands = bookings.some((one) => one.id === booking_id && one.status === 'CONFIRMED');
    for (const { id: job, payload } of own)
      if (stands && payload.email !== 'rescheduleRequested' && !arrived.has(job))
        wrong.push(`${payload.email} of ${id} never arrived`);
  }
  for (const { id, start_at, reschedule_id } of bookings) {
    if (reschedule_id !== null) wrong.push(`booking ${id} is still kept for a reschedule`);
    const last = reschedules.findLast((reschedule) => reschedule.booking_id === id && reschedule.state === 'ACCEPTED');
    if (last && last.to_at.getTime() !== start_at.getTime())
      wrong.push(`booking ${id} was moved to ${last.to_at.toISOString()}, and is at ${start_at.toISOString()}`);
  }
  return [...wrong, ...(await wrongReminders(db, bookings))];
}

async function wrongReminders(db: Db, bookings: readonly Row<'bookings'>[]): Promise<string[]> {
  const due = new Map((await db.selectFrom('reminders_due').selectAll().execute()).map((row) => [row.booking_id, row]));
  const now = new Date();
  return bookings
    .filter(({ status }) => status === 'CONFIRMED')
    .flatMap(({ id, start_at }) => {
      const next = nextReminder(start_at.toISOString(), now)?.getTime();
      return due.get(id)?.remind_at.getTime() === next ? [] : [`booking ${id} is not reminded of at the right time`];
    });
}
