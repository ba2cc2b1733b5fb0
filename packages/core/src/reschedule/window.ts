import { limits } from '../limits.ts';
import type { RescheduleStatus } from './statuses.ts';

const minute = 60_000;

/** Until when a booking can be asked to be moved, ISO: 24 hours before it begins (product.md 'What a booking is for the people in it'). */
export function movableUntil(slotISO: string): string {
  return new Date(Date.parse(slotISO) - limits.rescheduleNoticeHours * 60 * minute).toISOString();
}

/**
 * Until when the specialist can answer, ISO: as long as the booking could be asked to be moved, so that its patient knows the day before; and for a
 * sooner time only as long as it could be picked.
 */
export function rescheduleReplyBy({ fromISO, toISO }: { fromISO: string; toISO: string }): string {
  const near = new Date(Date.parse(toISO) - limits.slotLeadMinutes * minute).toISOString();
  const known = movableUntil(fromISO);
  return near < known ? near : known;
}

/** The status of a reschedule: one that nobody answered in time is ENDED, also before anybody has written that down. */
export function rescheduleStatus(
  { status, answerBy }: { status: RescheduleStatus; answerBy: string },
  now: Date,
): RescheduleStatus {
  return status === 'ASKED' && Date.parse(answerBy) <= now.getTime() ? 'ENDED' : status;
}
