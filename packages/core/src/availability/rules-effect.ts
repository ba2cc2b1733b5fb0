import { dayKey, type DayKey } from '../time/day-key.ts';
import { sydney } from '../time/zones.ts';
import { freeSlots, type FreeSlotsInput } from './free-slots.ts';
import { defaultWorkingRules } from './working-rules.ts';

/** What notice and break take from a day: how many times it offers with them, and how many with neither. */
export interface RulesEffect {
  /** A day of Sydney. */
  dayKey: DayKey;
  offered: number;
  instead: number;
}

/** The first day on which a specialist's notice and break leave fewer times than there would be; null where they take none. */
export function rulesEffect(input: FreeSlotsInput): RulesEffect | null {
  const offered = countByDay(input);
  const all = countByDay({ ...input, rules: defaultWorkingRules });
  for (const [day, instead] of all) {
    const left = offered.get(day) ?? 0;
    if (left < instead) return { dayKey: day, offered: left, instead };
  }
  return null;
}

/** How many slots each day has; the days in their order. */
function countByDay(input: FreeSlotsInput): ReadonlyMap<DayKey, number> {
  const counts = new Map<DayKey, number>();
  for (const { startISO } of freeSlots(input)) {
    const day = dayKey(startISO, sydney);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
