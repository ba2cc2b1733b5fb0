import { limits } from '../limits.ts';
import type { RescheduleStatus } from './statuses.ts';

const minute = 60_000;

/** Deadline to request a reschedule, ISO: 24 hours before the booking (product.md). */
export function movableUntil(slotISO: string): string {
  return new Date(Date.parse(slotISO) - limits.rescheduleNoticeHours * 60 * minute).toISOString();
}

/** Deadline for the answer, ISO: 24 hours before the booking, or earlier if the new time must be picked sooner. */
export function rescheduleReplyBy({ fromISO, toISO }: { fromISO: string; toISO: string }): string {
  const near = new Date(Date.parse(toISO) - limits.slotLeadMinutes * minute).toISOString();
  const known = movableUntil(fromISO);
  return near < known ? near : known;
}

export function rescheduleStatus(
  { status, answerBy }: { status: RescheduleStatus; answerBy: string },
  now: Date,
): RescheduleStatus {
  return status === 'ASKED' && Date.parse(answerBy) <= now.getTime() ? 'ENDED' : status;
}
