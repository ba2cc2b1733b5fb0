import {
  dayKey,
  dayLabel,
  formatBareRange,
  formatDay,
  formatRange,
  formatTime,
  sydney,
  wallBlockOf,
  zoneName,
  type ClockChange,
  type RepeatPlan,
  type Span,
  type WallBlock,
} from '@tele/core';
import type { Spoken } from '@tele/ui';
import type { planMessages } from './editor.messages.ts';
import type { ReadyPlan } from './entry.ts';

type PlanWords = Spoken<(typeof planMessages)['table']>;

const mostMonths = 3;

/** What a plan will do, one line each: the summary, what does not go as asked, and the same in Sydney where another zone is shown. */
export const planLines = (plan: ReadyPlan, zone: string, now: Date, t: PlanWords): string[] => {
  const { span } = plan;
  const changes = [...plan.clockChanges, ...(plan.mode === 'add' ? plan.repeated.clockChanges : [])];
  const lines = [
    `${plan.mode === 'add' ? addSummary(plan, t) : editSummary(plan, t)}.`,
    ...(plan.mode === 'add' ? repeatNotes(plan.repeated, t) : []),
    ...changes.map((change) => clockNote(change, t)),
  ];
  if (zone === sydney) return lines;
  const when = `${formatDay(span.startISO, sydney, now)}, ${formatRange(span.startISO, span.endISO, sydney)}`;
  return [...lines, t.inSydney({ when })];
};

/** 'Adds 8 blocks of 3 h 30 min, every Thursday 1:30 – 5:00 pm Sydney time; last on Thu 14 Jan 2027; 2 overlap and will be joined'. */
const addSummary = ({ repeated, added }: Extract<ReadyPlan, { mode: 'add' }>, t: PlanWords): string => {
  const { blocks, wall, zone } = repeated;
  const last = blocks.at(-1);
  const { overlapping, touching } = added;
  return [
    t.adds({
      count: blocks.length,
      length: lengthOf(wall, t),
      days: daysOf(repeated, t),
      times: timesOf(wall, t),
      city: zoneName(zone),
    }),
    blocks.length > 1 && last ? t.lastOn({ day: dated(last.startISO, zone) }) : '',
    overlapping + touching > 0 ? t.joins({ overlapping, touching }) : '',
  ]
    .filter(Boolean)
    .join('; ');
};

const editSummary = ({ span, original, joined }: Extract<ReadyPlan, { mode: 'edit' }>, t: PlanWords): string => {
  const wall = wallBlockOf(span, sydney);
  const words = {
    length: lengthOf(wall, t),
    days: t.onDay({ day: dated(span.startISO, sydney) }),
    times: timesOf(wall, t),
    city: zoneName(sydney),
  };
  const same = span.startISO === original.startISO && span.endISO === original.endISO;
  const becomes = same ? t.is(words) : t.becomes(words);
  return joined > 0 ? `${becomes}; ${t.joinsOthers({ count: joined })}` : becomes;
};

const repeatNotes = (plan: RepeatPlan, t: PlanWords): string[] => {
  const { clamped, occurrences, skippedMonths, blocks, zone } = plan;
  const notes = clamped ? [t.clamped({ used: occurrences })] : [];
  if (skippedMonths.length === 0) return notes;
  const months = skippedMonths.slice(0, mostMonths).map((month) => {
    const { monthLong, year } = dayLabel(month);
    return `${monthLong} ${year}`;
  });
  const date = dayLabel(dayKey(firstOf(blocks), zone)).day;
  return [...notes, t.skipped({ months, more: skippedMonths.length - months.length, date })];
};

const clockNote = ({ kind, dayKey: day, minutes, usedISO, zone }: ClockChange, t: PlanWords): string => {
  const words = {
    time: formatTime(atMinute(minutes), 'UTC'),
    day: dated(`${day}T00:00:00.000Z`, 'UTC'),
    city: zoneName(zone),
  };
  return kind === 'twice' ? t.clockTwice(words) : t.clockSkips({ ...words, used: formatTime(usedISO, zone) });
};

const firstOf = (blocks: readonly Span[]): string => blocks[0]?.startISO ?? '';

const atMinute = (minutes: number): string => new Date(minutes * 60_000).toISOString();

const lengthOf = ({ lengthMinutes }: WallBlock, t: PlanWords): string =>
  t.length({ hours: Math.floor(lengthMinutes / 60), minutes: lengthMinutes % 60 });

const daysOf = ({ blocks, repeat, zone }: RepeatPlan, t: PlanWords): string => {
  const startISO = firstOf(blocks);
  if (blocks.length === 1) return t.onDay({ day: dated(startISO, zone) });
  const { weekdayLong, day } = dayLabel(dayKey(startISO, zone));
  if (repeat === 'daily') return t.everyDay;
  return repeat === 'weekly' ? t.everyWeek({ weekday: weekdayLong }) : t.everyMonth({ date: day });
};

// From the wall clock, not from the first block, which may be on the day the clocks change.
const timesOf = ({ startMinutes, lengthMinutes }: WallBlock, t: PlanWords): string => {
  const end = startMinutes + lengthMinutes;
  if (lengthMinutes < 1440) return formatBareRange(atMinute(startMinutes), atMinute(end), 'UTC');
  return t.longTimes({
    from: formatTime(atMinute(startMinutes), 'UTC'),
    to: formatTime(atMinute(end), 'UTC'),
    days: Math.floor(end / 1440),
  });
};

const dated = (iso: string, zone: string): string => {
  const { weekday, day, month, year } = dayLabel(dayKey(iso, zone));
  return `${weekday} ${day} ${month} ${year}`;
};
