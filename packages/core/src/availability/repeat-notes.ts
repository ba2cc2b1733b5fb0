import { dayKey } from '../time/day-key.ts';
import { dayLabel } from '../time/day-label.ts';
import { limits } from '../limits.ts';
import { ordinal } from './describe-repeat.ts';
import { describeClockChange } from './enter-wall-time.ts';
import type { RepeatPlan } from './repeat-block.ts';

/** What did not go as asked, a sentence each: a count that was clamped, months that were skipped, times that daylight saving changed. */
export function repeatNotes(plan: RepeatPlan): string[] {
  const notes = plan.clockChanges.map(describeClockChange);
  const skipped = skippedNote(plan);
  if (skipped) notes.unshift(skipped);
  if (plan.clamped) {
    notes.unshift(
      `A repeat happens ${limits.minOccurrences} to ${limits.maxOccurrences} times: ${plan.occurrences} is used.`,
    );
  }
  return notes;
}

/** 'September 2026 and November 2026 have no 31st and are skipped.' */
function skippedNote({ skippedMonths, blocks, zone }: RepeatPlan): string | null {
  if (skippedMonths.length === 0) return null;
  const date = ordinal(dayLabel(dayKey(blocks[0]?.startISO ?? '', zone)).day);
  const named = skippedMonths.slice(0, 3).map((month) => {
    const { monthLong, year } = dayLabel(month);
    return `${monthLong} ${year}`;
  });
  const more = skippedMonths.length - named.length;
  const all = more > 0 ? [...named, more === 1 ? '1 more month' : `${more} more months`] : named;
  const list = all.length === 1 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
  return skippedMonths.length === 1
    ? `${list} has no ${date} and is skipped.`
    : `${list} have no ${date} and are skipped.`;
}
