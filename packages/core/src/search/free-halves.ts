import { limits } from '../limits.ts';
import { offsetMinutes } from '../time/offset.ts';
import { wallTimeOf } from '../time/wall-clock.ts';
import { partsOfDay, type DayRange, type PartOfDay } from './filters.ts';

const minute = 60_000;
const half = limits.appointmentMinutes * minute;
const day = 24 * 60 * minute;

/** Bit ring with one bit per half hour since 1970, modulo its size. Positions are unique up to `knownDays` ahead. */
export const ring = { days: 48, halves: 48 * 48, knownDays: 46 } as const;

export const placeInRing = (instant: number): number => Math.floor(instant / half) % ring.halves;

export interface TimeFilter {
  now: Date;
  zone: string;
  days?: DayRange | undefined;
  part?: PartOfDay | undefined;
  until?: Date | undefined;
}

/** Bit string of matching half hours, or null. Like `freeSlots`: 60 minutes to 30 days from now (product.md). */
export function wantedHalves({ now, zone, days, part, until }: TimeFilter): string | null {
  const first = soonestHalf(now, limits.slotLeadMinutes);
  const reach = now.getTime() + limits.slotDays * day;
  const last = Math.floor(Math.min(reach, until?.getTime() ?? reach) / half);
  const bits = new Uint8Array(ring.halves).fill(48);
  const from = days ? Date.parse(days.from) : Number.NEGATIVE_INFINITY;
  const to = days ? Date.parse(days.to) + day : Number.POSITIVE_INFINITY;
  const hours = part ? partsOfDay[part] : { from: 0, to: 24 };
  let found = false;
  for (let at = first; at <= last; at += 1) {
    const wall = at * half + offsetMinutes(at * half, zone) * minute;
    const hour = (wall % day) / (60 * minute);
    if (wall < from || wall >= to || hour < hours.from || hour >= hours.to) continue;
    bits[at % ring.halves] = 49;
    found = true;
  }
  return found ? new TextDecoder().decode(bits) : null;
}

/** Removes half hours within the notice of a specialist who requires more than an hour. */
export function beyondNotice(halves: string, now: Date, noticeHours: number): string {
  const first = soonestHalf(now, limits.slotLeadMinutes);
  const near = soonestHalf(now, noticeHours * 60) - first;
  const start = first % ring.halves;
  const past = Math.max(0, start + near - ring.halves);
  return '0'.repeat(past) + halves.slice(past, start) + '0'.repeat(near - past) + halves.slice(start + near - past);
}

/** First half hour (number since 1970) that starts at least this many minutes from now. */
const soonestHalf = (now: Date, minutes: number): number => Math.ceil((now.getTime() + minutes * minute) / half);

/** True if a time (ISO, UTC) matches the days and part of day, if set: the same rule for one time. */
export function isWanted(startISO: string, { zone, days, part }: Pick<TimeFilter, 'zone' | 'days' | 'part'>): boolean {
  const { dayKey, minutes } = wallTimeOf(startISO, zone);
  if (days && (dayKey < days.from || dayKey > days.to)) return false;
  return part === undefined || (minutes >= partsOfDay[part].from * 60 && minutes < partsOfDay[part].to * 60);
}
