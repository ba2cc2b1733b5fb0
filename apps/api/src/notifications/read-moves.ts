import { actedBy, type Notifications } from '@tele/core';
import { latestMoves, moveTimes } from '../selections/latest-moves.ts';
import type { Db } from '../db/schema.ts';
import type { BookedRow } from './read-appointments.ts';
import type { Hearer } from './version.ts';

type MoveNews = Notifications['moves'][number];

/** What each side is told of: a specialist of what waits for their answer, a patient of the answer or that there was none. */
const told: Readonly<Record<Hearer['side'], readonly MoveNews['status'][]>> = {
  patient: ['ACCEPTED', 'DECLINED', 'ENDED'],
  specialist: ['ASKED'],
};

/** The moves of appointments to come that somebody is told of, the latest first, and when the first of them ends by itself. */
export async function readMoveNews(
  db: Db,
  { side }: Hearer,
  booked: readonly BookedRow[],
  now: Date,
): Promise<{ moves: MoveNews[]; ends: Date[] }> {
  const latest = await latestMoves(
    db,
    booked.map(({ bookingId }) => bookingId),
  );
  const moves = booked.flatMap((row): MoveNews[] => {
    const move = latest.get(row.bookingId);
    if (!move) return [];
    const { moveId, status, fromISO, toISO, answerBy, decidedAt } = moveTimes(move, now);
    if (!told[side].includes(status)) return [];
    const changedAt = status === 'ENDED' ? answerBy : (decidedAt ?? move.created_at.toISOString());
    const { id: appointmentId, counterpart } = row.item;
    const own = actedBy({ type: 'move', status }) === side;
    return [{ moveId, appointmentId, own, status, fromISO, toISO, counterpart, changedAt }];
  });
  return {
    moves: moves.toSorted((one, other) => Date.parse(other.changedAt) - Date.parse(one.changedAt)),
    ends: [...latest.values()].flatMap(({ state, answer_by }) => (state === 'ASKED' ? [answer_by] : [])),
  };
}
