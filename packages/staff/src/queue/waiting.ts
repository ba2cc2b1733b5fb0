/** Waiting time in its best unit. */
export interface WaitingTime {
  count: number;
  unit: 'minute' | 'hour' | 'day';
}

const minuteMs = 60_000;

/** Whole minutes (minimum one) to an hour, hours to two days (the target is two working days), then days. */
export function waiting(sinceISO: string, now: Date): WaitingTime {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(sinceISO)) / minuteMs));
  if (minutes < 60) return { count: minutes, unit: 'minute' };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { count: hours, unit: 'hour' } : { count: Math.floor(hours / 24), unit: 'day' };
}
