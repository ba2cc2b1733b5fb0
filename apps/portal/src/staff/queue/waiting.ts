/** How long somebody has waited, in the unit that says it best. */
export interface WaitingTime {
  count: number;
  unit: 'minute' | 'hour' | 'day';
}

const minuteMs = 60_000;

/** Minutes up to an hour, hours up to two days (the aim is two working days), then days; whole ones, and never fewer than one minute. */
export function waiting(sinceISO: string, now: Date): WaitingTime {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(sinceISO)) / minuteMs));
  if (minutes < 60) return { count: minutes, unit: 'minute' };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { count: hours, unit: 'hour' } : { count: Math.floor(hours / 24), unit: 'day' };
}
