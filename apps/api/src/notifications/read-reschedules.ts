import { actedBy, type Notifications } from '@tele/core';
import { latestReschedules, rescheduleTimes } from '../bookings/latest-reschedules.ts';
import type { Db } from '../db/schema.ts';
import type { BookedRow } from './read-appointments.ts';
import type { Hearer } from './version.ts';

type RescheduleNews = Notifications['reschedules'][number];

/** Specialists see waiting reschedules; patients see replies and expiries. */
const notifiedStatuses: Readonly<Record<Hearer['side'], readonly RescheduleNews['status'][]>> = {
  patient: ['ACCEPTED', 'DECLINED', 'ENDED'],
  specialist: ['ASKED'],
};

/** Future reschedules with news, latest first, and when the first expires. */
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
