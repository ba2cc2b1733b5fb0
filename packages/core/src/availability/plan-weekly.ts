import { limits } from '../limits.ts';
import { addDays, mondayOf } from '../time/add-days.ts';
import { dayKey, type DayKey } from '../time/day-key.ts';
import { wallTimeOf, wallTimeToInstant } from '../time/wall-clock.ts';
import { sydney } from '../time/zones.ts';
import { addBlocks } from './add-blocks.ts';
import { type BlockRefusal } from './block-refusal.ts';
import { freeSlots, type Span } from './free-slots.ts';
import { type InstantSpan, joinInstants } from './join-instants.ts';
import { repeatDays } from './repeat-days.ts';
import { placeWallBlock } from './wall-block.ts';
import { type HourRange, lastWeeklyDay, openRanges, type WeeklyHours } from './weekly-hours.ts';

const minute = 60_000;

export interface WeeklyInput {
  hours: WeeklyHours;
  /** The specialist's own blocks. They stay. */
  blocks: readonly Span[];
  /** Time off, which hides hours but does not remove them. */
  timeOff: readonly Span[];
  now: Date;
}

export interface PlannedRange extends HourRange {
  isNew: boolean;
}

export interface PlannedDay {
  dayKey: DayKey;
  /** New and existing hours, in minutes after midnight. */
  ranges: PlannedRange[];
  /** Bookable half hours, without bookings and time off. */
  slots: number;
}

export interface WeeklyPlan {
  type: 'planned';
  blocks: Span[];
  /** True if all hours exist already. */
  isDone: boolean;
  /** Existing blocks that become longer. */
  merged: Span[];
  /** Time off that hides some of the new hours. */
  hidden: Span[];
  lastDay: DayKey;
  /** First full week. */
  week: PlannedDay[];
  slots: number;
  /** Slots of that week that can be booked with a free half hour after each booking. */
  spacedSlots: number;
  newMinutes: number;
}

/** Adds weekly hours as ordinary blocks in Sydney time. Existing blocks stay, and join new ones they meet. */
export function planWeeklyHours({ hours, blocks, timeOff, now }: WeeklyInput): WeeklyPlan | BlockRefusal {
  const planned = weeklyBlocks(hours).filter(({ endISO }) => Date.parse(endISO) > now.getTime());
  const existing = joinInstants(blocks.map(instantsOf));
  const fresh = subtract(joinInstants(planned.map(instantsOf)), existing);
  const isDone = fresh.length === 0;
  const plan = isDone ? { type: 'added' as const, blocks: [...blocks] } : addBlocks(blocks, planned);
  if (plan.type === 'refused') return plan;
  const lastDay = lastWeeklyDay(hours);
  const monday = firstWeek(hours.from, lastDay);
  const after = new Set(plan.blocks.map(keyOf));
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const slots = slotsOf(plan.blocks, days);
  const week = days.map((day) => ({
    dayKey: day,
    ranges: [...rangesOn(day, existing, false), ...rangesOn(day, fresh, true)].sort((a, b) => a.start - b.start),
    slots: slots.filter(({ startISO }) => dayKey(startISO, sydney) === day).length,
  }));
  const added = week.flatMap(({ ranges }) => ranges.filter(({ isNew }) => isNew));
  return {
    type: 'planned',
    blocks: plan.blocks,
    isDone,
    merged: blocks.filter((block) => !after.has(keyOf(block))),
    hidden: timeOff.filter((span) => meets(fresh, instantsOf(span))),
    lastDay,
    week,
    slots: slots.length,
    spacedSlots: spacedCount(slots),
    newMinutes: added.reduce((sum, { start, end }) => sum + end - start, 0),
  };
}

function weeklyBlocks(hours: WeeklyHours): Span[] {
  const until = lastWeeklyDay(hours);
  return hours.days.flatMap((day, weekday) => {
    const before = addDays(mondayOf(hours.from), weekday);
    const first = before < hours.from ? addDays(before, 7) : before;
    const { days } = repeatDays({ first, repeat: 'weekly', occurrences: limits.maxOccurrences, until });
    return openRanges(day).flatMap(({ start, end }) =>
      days.map((key) => placeWallBlock({ startMinutes: start, lengthMinutes: end - start }, key, sydney).block),
    );
  });
}

function firstWeek(from: DayKey, lastDay: DayKey): DayKey {
  const monday = mondayOf(addDays(from, 6));
  return monday > lastDay ? mondayOf(from) : monday;
}

function slotsOf(blocks: readonly Span[], days: readonly DayKey[]): Span[] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const from = wallTimeToInstant(first, 0, sydney);
  const to = wallTimeToInstant(addDays(last, 1), 0, sydney);
  const inWeek = blocks.filter(({ startISO, endISO }) => startISO < to && endISO > from);
  const now = new Date(Date.parse(from) - limits.slotLeadMinutes * minute);
  return freeSlots({ blocks: inWeek, busy: [], now, days: 8 }).filter(({ startISO }) => startISO < to);
}

/** Number of slots when each booking keeps the next half hour free. */
function spacedCount(slots: readonly Span[]): number {
  let count = 0;
  let taken = '';
  for (const { startISO, endISO } of slots) {
    if (startISO === taken) taken = '';
    else [count, taken] = [count + 1, endISO];
  }
  return count;
}

function rangesOn(day: DayKey, spans: readonly InstantSpan[], isNew: boolean): PlannedRange[] {
  const from = Date.parse(wallTimeToInstant(day, 0, sydney));
  const to = Date.parse(wallTimeToInstant(addDays(day, 1), 0, sydney));
  const minutesAt = (instant: number): number => wallTimeOf(new Date(instant).toISOString(), sydney).minutes;
  return spans
    .filter(({ start, end }) => start < to && end > from)
    .map(({ start, end }) => ({
      start: start <= from ? 0 : minutesAt(start),
      end: end >= to ? 1440 : minutesAt(end),
      isNew,
    }));
}

/** Sorted spans without those parts that the sorted holes cover. */
function subtract(spans: readonly InstantSpan[], holes: readonly InstantSpan[]): InstantSpan[] {
  const left: InstantSpan[] = [];
  let next = 0;
  for (const { start, end } of spans) {
    while ((holes[next]?.end ?? Infinity) <= start) next += 1;
    let from = start;
    for (let at = next; (holes[at]?.start ?? Infinity) < end; at += 1) {
      const hole = holes[at] as InstantSpan;
      if (hole.start > from) left.push({ start: from, end: hole.start });
      from = Math.max(from, hole.end);
    }
    if (from < end) left.push({ start: from, end });
  }
  return left;
}

const meets = (spans: readonly InstantSpan[], other: InstantSpan): boolean =>
  spans.some(({ start, end }) => start < other.end && other.start < end);

const instantsOf = ({ startISO, endISO }: Span): InstantSpan => ({
  start: Date.parse(startISO),
  end: Date.parse(endISO),
});

const keyOf = ({ startISO, endISO }: Span): string => startISO + endISO;
