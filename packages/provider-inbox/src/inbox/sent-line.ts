import { dayKey, formatDayTime, formatTime } from '@tele/core';

/** 'Sent 10:14 am today', 'Sent Sun 22 Nov, 4:05 pm'. */
export const sentLine = (createdAt: string, zone: string, now: Date): string =>
  dayKey(createdAt, zone) === dayKey(now.toISOString(), zone)
    ? `Sent ${formatTime(createdAt, zone)} today`
    : `Sent ${formatDayTime(createdAt, zone, now)}`;
