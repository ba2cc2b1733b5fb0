import { addDays, dayKey, limits, sydney, wallTimeToInstant } from '@tele/core';

/** Hours by weekday, 0 is Sunday: pairs of minutes after midnight in Sydney. */
type Week = Partial<Record<number, readonly (readonly [from: number, to: number])[]>>;

const at = (hour: number, minute = 0): number => hour * 60 + minute;
const onDays = (days: readonly number[], ...hours: readonly (readonly [number, number])[]): Week =>
  Object.fromEntries(days.map((day) => [day, hours]));

export const weeks: readonly Week[] = [
  onDays([1, 2, 3, 4, 5], [at(9), at(12, 30)], [at(14), at(17)]),
  onDays([1, 3, 5], [at(8), at(12)]),
  onDays([2, 4], [at(10), at(13)], [at(15), at(18)]),
  onDays([1, 2, 3, 4], [at(18), at(21)]),
  { ...onDays([3], [at(13), at(17)]), ...onDays([6], [at(9), at(13)]) },
  onDays([1, 2, 3, 4, 5], [at(7), at(9)]),
  onDays([2, 3, 5], [at(10), at(16)]),
  onDays([1, 4], [at(9, 30), at(15, 30)]),
  { ...onDays([2, 4], [at(17), at(20, 30)]), ...onDays([0], [at(10), at(14)]) },
  onDays([3, 4, 5], [at(8, 30), at(11, 30)]),
];

export const fullWeek = weeks[0] ?? {};

export function blocksOf(week: Week, now: Date): { startISO: string; endISO: string }[] {
  const today = dayKey(now.toISOString(), sydney);
  const blocks = [];
  for (let ahead = 0; ahead < limits.slotDays; ahead += 1) {
    const key = addDays(today, ahead);
    for (const [from, to] of week[new Date(key).getUTCDay()] ?? []) {
      const block = { startISO: wallTimeToInstant(key, from, sydney), endISO: wallTimeToInstant(key, to, sydney) };
      if (block.endISO > now.toISOString()) blocks.push(block);
    }
  }
  return blocks;
}
