import { freeSlots } from '../availability/free-slots.ts';
import type { Slot } from '../contract.ts';
import { limits } from '../limits.ts';
import { addDays } from '../time/add-days.ts';
import { dayKeyAt } from '../time/day-key.ts';
import { wallTimeToInstant } from '../time/wall-clock.ts';
import { sydney } from '../time/zones.ts';
import { storyNow } from './story-now.ts';

export interface SlotsForOptions {
  specialistId?: string;
  now?: Date;
  days?: number;
}

/** Free slots, deterministic by specialist and `now`: Sydney hours, with days off and taken times. */
export function slotsFor(options: SlotsForOptions = {}): Slot[] {
  const { specialistId = 'spc_brodie', now = new Date(storyNow), days = limits.slotDays } = options;
  const seed = Array.from(specialistId).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const today = dayKeyAt(now.getTime(), sydney);
  const keys = Array.from({ length: days + 1 }, (_, day) => addDays(today, day));
  const works = (day: number) => (day + seed) % 7 < 5;
  const block = (key: string, from: number, to: number) => ({
    startISO: wallTimeToInstant(key, from * 60, sydney),
    endISO: wallTimeToInstant(key, to * 60, sydney),
  });
  const blocks = keys.flatMap((key, day) => (works(day) ? [block(key, 8 + (seed % 3), 12), block(key, 13, 16)] : []));
  const free = freeSlots({ blocks, busy: [], now, days });
  return free.filter((_, index) => (index * 7 + seed) % 5 !== 0);
}
