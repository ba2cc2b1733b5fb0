import { nextReminder } from '../packages/core/src/appointment/reminders.ts';
import type { Db, Row } from '../apps/api/src/db/schema.ts';
import type { Letter } from './mail-server.ts';
import type { Promises } from './promises.ts';

/** The letters of a move, by what became of it; what ends with its booking has those of the booking. */
const lettersOf: Readonly<Record<Row<'moves'>['state'], readonly string[]>> = {
  ASKED: [],
  ACCEPTED: ['movedForPatient', 'movedForSpecialist'],
  DECLINED: ['moveDeclined'],
  WITHDRAWN: ['moveWithdrawn'],
  ENDED: ['moveEndedForPatient', 'moveEndedForSpecialist'],
  CANCELLED: [],
};
const answers = { acceptMove: 'ACCEPTED', declineMove: 'DECLINED', withdrawMove: 'WITHDRAWN' } as const;

/**
 * What was answered of a move is so, a booking is at the time it was moved to last, nothing is kept for a move any more, each letter was written once and arrived, and
 * whoever is booked is reminded at the right time.
 */
export async function checkMoves(db: Db, promises: Promises, taken: readonly Letter[]): Promise<string[]> {
  const moves = await db.selectFrom('moves').selectAll().orderBy('nth').execute();
  const bookings = await db.selectFrom('bookings').selectAll().execute();
  const jobs = await db.selectFrom('outbox').select(['id', 'payload']).where('kind', '=', 'move-letter').execute();
  const arrived = new Set(taken.map(({ id }) => id));
  const states = new Map(moves.map(({ id, state }) => [id, state]));
  const wrong = [...promises.moves].flatMap(([id, name]) =>
    states.get(id) === answers[name] ? [] : [`${name} of ${id} was answered, and it is ${states.get(id)}`],
  );
  for (const { id, state, booking_id } of moves) {
    const own = jobs.filter(({ payload }) => payload.moveId === id);
    const written = own
      .map(({ payload }) => payload.letter ?? '')
      .toSorted()
      .join();
    const expected = ['moveAsked', ...lettersOf[state]].toSorted().join();
    if (written !== expected) wrong.push(`move ${id} (${state}): the letters are "${written}", expected "${expected}"`);
    const stands = bookings.some((one) => one.id === booking_id && one.status === 'CONFIRMED');
    for (const { id: job, payload } of own)
      if (stands && payload.letter !== 'moveAsked' && !arrived.has(job))
        wrong.push(`${payload.letter} of ${id} never arrived`);
  }
  for (const { id, start_at, move_id } of bookings) {
    if (move_id !== null) wrong.push(`booking ${id} is still kept for a move`);
    const last = moves.findLast((move) => move.booking_id === id && move.state === 'ACCEPTED');
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
