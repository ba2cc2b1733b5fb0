import type { DayKey } from '../time/day-key.ts';
import { isDay } from '../time/is-day.ts';
import { wallTimeOf } from '../time/wall-clock.ts';
import { sydney } from '../time/zones.ts';
import { type BlockRefusal, refuseBlock } from './block-refusal.ts';
import { clampOccurrences } from './clamp-occurrences.ts';
import type { ClockChange } from './enter-wall-time.ts';
import type { Span } from './free-slots.ts';
import { refuseTimes } from './refuse-times.ts';
import { type Repeat, repeatDays } from './repeat-days.ts';
import { placeWallBlock, wallBlockOf, type WallBlock } from './wall-block.ts';

export interface RepeatInput {
  block: Span;
  repeat: Repeat;
  /** Clamped to 1 to 180. */
  occurrences: number;
  /** Last day a repeat may start on, in the zone, as 'YYYY-MM-DD'. */
  until: DayKey | null;
  now: Date;
  /** Zone whose wall clock the repeat follows. Default: Sydney (product.md 'Time'). */
  zone?: string;
}

export interface RepeatPlan {
  type: 'repeated';
  repeat: Repeat;
  zone: string;
  blocks: Span[];
  wall: WallBlock;
  occurrences: number;
  clamped: boolean;
  /** True if `until` ended the repeat before its count. */
  endedByUntil: boolean;
  /** First days of skipped months, which lack the date, up to the last block or `until`. */
  skippedMonths: DayKey[];
  /** Later blocks whose start or end daylight saving skipped or repeated. */
  clockChanges: ClockChange[];
}

/** Repeats a block at the same wall-clock time across daylight saving (spec section 5, Availability). */
export function repeatBlock(input: RepeatInput): RepeatPlan | BlockRefusal {
  const { block, repeat, until, now, zone = sydney } = input;
  const refused = refuseTimes(block, now);
  if (refused) return refused;
  const first = wallTimeOf(block.startISO, zone).dayKey;
  if (repeat !== 'none' && until !== null) {
    if (!isDay(until)) return refuseBlock('unreadable', 'until');
    if (until < first) return refuseBlock('until-before-start', 'until');
  }
  const { occurrences, clamped } = repeat === 'none' ? single : clampOccurrences(input.occurrences);
  const { days, skippedMonths } = repeatDays({ first, repeat, occurrences, until });
  const wall = wallBlockOf(block, zone);
  const later = days.slice(1).map((day) => placeWallBlock(wall, day, zone));
  return {
    type: 'repeated',
    repeat,
    zone,
    blocks: [block, ...later.map((placed) => placed.block)],
    wall,
    occurrences,
    clamped,
    endedByUntil: days.length < occurrences,
    skippedMonths,
    clockChanges: later.flatMap((placed) => placed.changes),
  };
}

const single = { occurrences: 1, clamped: false };
