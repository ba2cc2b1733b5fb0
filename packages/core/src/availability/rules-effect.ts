import { dayKey, type DayKey } from '../time/day-key.ts';
import { sydney } from '../time/zones.ts';
import { freeSlots, type FreeSlotsInput } from './free-slots.ts';
import { defaultWorkingRules } from './working-rules.ts';

/** Effect of notice and break on a day: number of slots with and without them. */
export interface RulesEffect {
  /** Day in Sydney. */
  dayKey: DayKey;
  offered: number;
  instead: number;
}

/** First day when notice and break remove slots; null for none. */
export function rulesEffect(input: FreeSlotsInput): RulesEffect | null {
  const offered = countByDay(input);
  const all = countByDay({ ...input, rules: defaultWorkingRules });
  for (const [day, instead] of all) {
    const left = offered.get(day) ?? 0;
    if (left < instead) return { dayKey: day, offered: left, instead };
  }
  return null;
}

function countByDay(input: FreeSlotsInput): ReadonlyMap<DayKey, number> {
  const counts = new Map<DayKey, number>();
  for (const { startISO } of freeSlots(input)) {
    const day = dayKey(startISO, sydney);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
