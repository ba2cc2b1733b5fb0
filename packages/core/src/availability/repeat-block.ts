import type { DayKey } from '../time/day-key.ts';
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
  /** The first block, which stays exactly as it is. */
  block: Span;
  repeat: Repeat;
  /** Clamped to 1 to 180. */
  occurrences: number;
  /** The last day of the zone a repeat may start on, as 'YYYY-MM-DD'. */
  until: DayKey | null;
  now: Date;
  /** Whose wall clock the repeat keeps; Sydney's unless given (product.md 'Time'). */
  zone?: string;
}

/** The blocks of a repeat, not yet joined with others, and everything that did not go as asked. */
export interface RepeatPlan {
  type: 'repeated';
  repeat: Repeat;
  zone: string;
  blocks: Span[];
  /** Time of day and length of every block. */
  wall: WallBlock;
  /** How many times the repeat happens at most, and whether it was asked to happen more or less often than is allowed. */
  occurrences: number;
  clamped: boolean;
  /** Whether `until` ended the repeat before its count was reached. */
  endedByUntil: boolean;
  /** First days of the months that have no such date, between the first block and the last (or `until`). */
  skippedMonths: DayKey[];
  /** Blocks after the first whose start or end daylight saving skipped, or made happen twice. */
  clockChanges: ClockChange[];
}

/** What a block and its repeats are: the same wall-clock time each time, across daylight saving (spec section 5, Availability). */
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

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
