import { dayKey, dayKeyAt, daysBetween } from './day-key.ts';

const minute = 60_000;

/** 'Today', 'Tomorrow', 'In 3 days', 'Yesterday', '3 days ago', counted in calendar days of the zone. */
export function relativeDay(iso: string, zone: string, now: Date): string {
  const days = daysBetween(dayKeyAt(now.getTime(), zone), dayKey(iso, zone));
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  return days > 0 ? `In ${days} days` : `${-days} days ago`;
}

/** '12 minutes ago', '1 hour ago', '3 days ago'; 'Just now' within a minute, and for a clock that runs ahead. */
export function ago(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / minute);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${counted(minutes, 'minute')} ago`;
  if (minutes < 24 * 60) return `${counted(Math.floor(minutes / 60), 'hour')} ago`;
  return `${counted(Math.floor(minutes / (24 * 60)), 'day')} ago`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
