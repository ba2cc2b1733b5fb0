import { limits } from '../limits.ts';
import { offsetMinutes } from '../time/offset.ts';
import { wallTimeOf } from '../time/wall-clock.ts';
import { partsOfDay, type DayRange, type PartOfDay } from './filters.ts';

const minute = 60_000;
const half = limits.appointmentMinutes * minute;
const day = 24 * 60 * minute;

/**
 * When a specialist is free is kept as one bit for each half hour of `days` days: the half hour since 1970 divided by their number leaves its
 * place. A place means another half hour once so many days have gone by; as far as `knownDays` ahead it means one alone.
 */
export const ring = { days: 48, halves: 48 * 48, knownDays: 46 } as const;

/** The place of the half hour that starts at an instant (epoch milliseconds). */
export const placeInRing = (instant: number): number => Math.floor(instant / half) % ring.halves;

export interface TimeFilter {
  now: Date;
  /** The zone that days and hours are those of. */
  zone: string;
  days?: DayRange | undefined;
  part?: PartOfDay | undefined;
  /** None that starts later than this. */
  until?: Date | undefined;
}

/**
 * The half hours that fit, of those that can be asked for now, as the text of a bit string as long as the ring; null when there is none. As
 * `freeSlots`: at least 60 minutes and at most 30 days from now (product.md 'Response shapes').
 */
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

/** The same half hours without those nearer than the notice of somebody who asks for more than an hour. */
export function beyondNotice(halves: string, now: Date, noticeHours: number): string {
  const first = soonestHalf(now, limits.slotLeadMinutes);
  const near = soonestHalf(now, noticeHours * 60) - first;
  const start = first % ring.halves;
  const past = Math.max(0, start + near - ring.halves);
  return '0'.repeat(past) + halves.slice(past, start) + '0'.repeat(near - past) + halves.slice(start + near - past);
}

/** The number since 1970 of the first half hour that starts so many minutes from now or later. */
const soonestHalf = (now: Date, minutes: number): number => Math.ceil((now.getTime() + minutes * minute) / half);

/** Whether a time (ISO, UTC) is on one of the days and in the part of the day that are asked for, where any are: the same rule, of one time. */
export function isWanted(startISO: string, { zone, days, part }: Pick<TimeFilter, 'zone' | 'days' | 'part'>): boolean {
  const { dayKey, minutes } = wallTimeOf(startISO, zone);
  if (days && (dayKey < days.from || dayKey > days.to)) return false;
  return part === undefined || (minutes >= partsOfDay[part].from * 60 && minutes < partsOfDay[part].to * 60);
}
