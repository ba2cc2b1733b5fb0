import {
  dayKey,
  dayLabel,
  formatBareRange,
  formatDay,
  formatDayYear,
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

interface Voice {
  t: Spoken<(typeof planMessages)['table']>;
  locale: string;
}

export interface LinesInput extends Voice {
  zone: string;
  now: Date;
}

const mostMonths = 3;

export function planLines(plan: ReadyPlan, { zone, now, ...voice }: LinesInput): string[] {
  const { t, locale } = voice;
  const { span } = plan;
  const changes = [...plan.clockChanges, ...(plan.mode === 'add' ? plan.repeated.clockChanges : [])];
  const lines = [
    `${plan.mode === 'add' ? addSummary(plan, voice) : editSummary(plan, voice)}.`,
    ...(plan.mode === 'add' ? repeatNotes(plan.repeated, voice) : []),
    ...changes.map((change) => clockNote(change, voice)),
  ];
  if (zone === sydney) return lines;
  const when = `${formatDay(span.startISO, sydney, now, locale)}, ${formatRange(span.startISO, span.endISO, sydney, locale)}`;
  return [...lines, t.inSydney({ when })];
}

/** 'Adds 8 blocks of 3 h 30 min, every Thursday 1:30 – 5:00 pm; last on Thu 14 Jan 2027; 2 overlap'. */
function addSummary({ repeated, added }: Extract<ReadyPlan, { mode: 'add' }>, voice: Voice): string {
  const { t, locale } = voice;
  const { blocks, wall, zone } = repeated;
  const last = blocks.at(-1);
  const { overlapping, touching } = added;
  return [
    t.adds({
      count: blocks.length,
      length: lengthOf(wall, voice),
      days: daysOf(repeated, voice),
      times: timesOf(wall, voice),
      city: zoneName(zone),
    }),
    blocks.length > 1 && last ? t.lastOn({ day: formatDayYear(last.startISO, zone, locale) }) : '',
    overlapping + touching > 0 ? t.joins({ overlapping, touching }) : '',
  ]
    .filter(Boolean)
    .join('; ');
}

function editSummary({ span, original, joined }: Extract<ReadyPlan, { mode: 'edit' }>, voice: Voice): string {
  const { t, locale } = voice;
  const wall = wallBlockOf(span, sydney);
  const words = {
    length: lengthOf(wall, voice),
    days: t.onDay({ day: formatDayYear(span.startISO, sydney, locale) }),
    times: timesOf(wall, voice),
    city: zoneName(sydney),
  };
  const same = span.startISO === original.startISO && span.endISO === original.endISO;
  const becomes = same ? t.is(words) : t.becomes(words);
  return joined > 0 ? `${becomes}; ${t.joinsOthers({ count: joined })}` : becomes;
}

function repeatNotes(plan: RepeatPlan, { t, locale }: Voice): string[] {
  const { clamped, occurrences, skippedMonths, blocks, zone } = plan;
  const notes = clamped ? [t.clamped({ used: occurrences })] : [];
  if (skippedMonths.length === 0) return notes;
  const months = skippedMonths.slice(0, mostMonths).map((month) => {
    const { monthLong, year } = dayLabel(month, locale);
    return `${monthLong} ${year}`;
  });
  const date = dayLabel(dayKey(firstOf(blocks), zone)).day;
  return [...notes, t.skipped({ months, more: skippedMonths.length - months.length, date })];
}

function clockNote({ kind, dayKey: day, minutes, usedISO, zone }: ClockChange, { t, locale }: Voice): string {
  const words = {
    time: formatTime(atMinute(minutes), 'UTC', locale),
    day: formatDayYear(`${day}T00:00:00.000Z`, 'UTC', locale),
    city: zoneName(zone),
  };
  return kind === 'twice' ? t.clockTwice(words) : t.clockSkips({ ...words, used: formatTime(usedISO, zone, locale) });
}

const firstOf = (blocks: readonly Span[]): string => blocks[0]?.startISO ?? '';

const atMinute = (minutes: number): string => new Date(minutes * 60_000).toISOString();

const lengthOf = ({ lengthMinutes }: WallBlock, { t }: Voice): string =>
  t.length({ hours: Math.floor(lengthMinutes / 60), minutes: lengthMinutes % 60 });

function daysOf({ blocks, repeat, zone }: RepeatPlan, { t, locale }: Voice): string {
  const startISO = firstOf(blocks);
  if (blocks.length === 1) return t.onDay({ day: formatDayYear(startISO, zone, locale) });
  const { weekdayLong, day } = dayLabel(dayKey(startISO, zone), locale);
  if (repeat === 'daily') return t.everyDay;
  return repeat === 'weekly' ? t.everyWeek({ weekday: weekdayLong }) : t.everyMonth({ date: day });
}

// From the wall clock: the first block may be on a clock-change day.
function timesOf({ startMinutes, lengthMinutes }: WallBlock, { t, locale }: Voice): string {
  const end = startMinutes + lengthMinutes;
  if (lengthMinutes < 1440) return formatBareRange(atMinute(startMinutes), atMinute(end), 'UTC', locale);
  return t.longTimes({
    from: formatTime(atMinute(startMinutes), 'UTC', locale),
    to: formatTime(atMinute(end), 'UTC', locale),
    days: Math.floor(end / 1440),
  });
}
