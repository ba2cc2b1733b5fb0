import { actedBy, type Notifications } from '@tele/core';
import { latestReschedules, rescheduleTimes } from '../bookings/latest-reschedules.ts';
import type { Db } from '../db/schema.ts';
import type { BookedRow } from './read-appointments.ts';
import type { Hearer } from './version.ts';

type RescheduleNews = Notifications['reschedules'][number];

/** What each side is told of: a specialist of what waits for their answer, a patient of the answer or that there was none. */
const notifiedStatuses: Readonly<Record<Hearer['side'], readonly RescheduleNews['status'][]>> = {
  patient: ['ACCEPTED', 'DECLINED', 'ENDED'],
  specialist: ['ASKED'],
};

/** The moves of appointments to come that somebody is told of, the latest first, and when the first of them ends by itself. */
export async function readRescheduleNews(
  db: Db,
  { side }: Hearer,
  booked: readonly BookedRow[],
  now: Date,
): Promise<{ reschedules: RescheduleNews[]; ends: Date[] }> {
  const latest = await latestReschedules(
    db,
    booked.map(({ bookingId }) => bookingId),
  );
  const reschedules = booked.flatMap((row): RescheduleNews[] => {
    const reschedule = latest.get(row.bookingId);
    if (!reschedule) return [];
    const { rescheduleId, status, fromISO, toISO, answerBy, decidedAt } = rescheduleTimes(reschedule, now);
    if (!notifiedStatuses[side].includes(status)) return [];
    const changedAt = status === 'ENDED' ? answerBy : (decidedAt ?? reschedule.created_at.toISOString());
    const { id: appointmentId, counterpart } = row.item;
    const own = actedBy({ type: 'reschedule', status }) === side;
    return [{ rescheduleId, appointmentId, own, status, fromISO, toISO, counterpart, changedAt }];
  });
  return {
    reschedules: reschedules.toSorted((one, other) => Date.parse(other.changedAt) - Date.parse(one.changedAt)),
    ends: [...latest.values()].flatMap(({ state, answer_by }) => (state === 'ASKED' ? [answer_by] : [])),
  };
}
