import {
  addBlocks,
  editBlock,
  enterWallTime,
  isDay,
  repeatBlock,
  wallTimeOf,
  type AddPlan,
  type BlockFault,
  type BlockField,
  type ClockChange,
  type Repeat,
  type RepeatPlan,
  type Span,
} from '@tele/core';

/** Editor inputs: wall-clock days and times of the display zone. */
export interface Entry {
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  repeat: Repeat;
  occurrences: number;
  /** 'YYYY-MM-DD' or ''. */
  until: string;
}

/** Valid result of the inputs. `clockChanges` concern the entered times. */
export type ReadyPlan = { type: 'ready'; span: Span; blocks: readonly Span[]; clockChanges: readonly ClockChange[] } & (
  | { mode: 'add'; repeated: RepeatPlan; added: AddPlan }
  | { mode: 'edit'; original: Span; joined: number }
);

export type EntryPlan = ReadyPlan | { type: 'refused'; field: BlockField | null; fault: BlockFault };

const firstCount = 8;

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

export function entryOf({ startISO, endISO }: Span, zone: string): Entry {
  const start = wallTimeOf(startISO, zone);
  const end = wallTimeOf(endISO, zone);
  return {
    startDay: start.dayKey,
    startTime: clock(start.minutes),
    endDay: end.dayKey,
    endTime: clock(end.minutes),
    repeat: 'none',
    occurrences: firstCount,
    until: '',
  };
}

interface Moment {
  iso: string;
  change: ClockChange | null;
}

/** Instant of a day and time. An untouched one keeps its instant, as its hour may happen twice. */
function momentOf(day: string, time: string, untouched: string | null, zone: string): Moment {
  if (untouched !== null) return { iso: untouched, change: null };
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  if (!isDay(day) || Number.isNaN(hours + minutes)) return { iso: '', change: null };
  return enterWallTime(day, hours * 60 + minutes, zone);
}

export interface PlanInput {
  entry: Entry;
  original: Span;
  mode: 'add' | 'edit';
  blocks: readonly Span[];
  zone: string;
  now: Date;
}

export function planEntry({ entry, original, mode, blocks, zone, now }: PlanInput): EntryPlan {
  const before = entryOf(original, zone);
  const sameStart = entry.startDay === before.startDay && entry.startTime === before.startTime;
  const sameEnd = entry.endDay === before.endDay && entry.endTime === before.endTime;
  const start = momentOf(entry.startDay, entry.startTime, sameStart ? original.startISO : null, zone);
  const end = momentOf(entry.endDay, entry.endTime, sameEnd ? original.endISO : null, zone);
  const span = { startISO: start.iso, endISO: end.iso };
  const clockChanges = [start.change, end.change].filter((change) => change !== null);
  if (mode === 'edit') {
    const plan = editBlock({ blocks, target: original, change: span, now });
    if (plan.type === 'refused') return plan;
    return { type: 'ready', mode, span, blocks: plan.blocks, clockChanges, original, joined: plan.joined };
  }
  const { repeat, occurrences, until } = entry;
  const repeated = repeatBlock({ block: span, repeat, occurrences, until: until === '' ? null : until, now });
  if (repeated.type === 'refused') return repeated;
  const added = addBlocks(blocks, repeated.blocks);
  if (added.type === 'refused') return added;
  return { type: 'ready', mode, span, blocks: added.blocks, clockChanges, repeated, added };
}
