import type { InstantSpan } from '@tele/core';
import ICAL from 'ical.js';
import { allWritten, dayOf, firstWritten, tzidOf, wallOf, type Clock, type Written } from './clock-of.ts';
import { isBusy } from './is-busy.ts';
import { msOf, spanAtOf, type SpanAt } from './length-of.ts';

/** A calendar has more in it than can be followed. */
export class TooMuch extends Error {}

export interface Reading {
  clock: Clock;
  /** What is read, in milliseconds since 1970. */
  window: InstantSpan;
  /** How many times of series may still be looked at. */
  steps: { left: number };
}

/** What is busy of an event that stands for itself: one that happens once, or what became of one time of a series. */
export function timeOf(event: ICAL.Component, { clock, window }: Reading): InstantSpan[] {
  const start = firstWritten(event, 'dtstart');
  if (!start || !isBusy(event)) return [];
  return [spanAtOf(event, start, clock)(start)].filter((span) => touches(span, window));
}

const touches = (span: InstantSpan, window: InstantSpan): boolean => span.end > window.start && span.start < window.end;

/**
 * What is busy of an event with all its repeats. `changes` are the events that say what became of some of them: those times are not counted
 * here, and from one that is said of all that follow (RANGE=THISANDFUTURE) the rest are as it says.
 */
export function timesOf(event: ICAL.Component, changes: readonly ICAL.Component[], reading: Reading): InstantSpan[] {
  const repeats = event.hasProperty('rrule') || event.hasProperty('rdate');
  const start = firstWritten(event, 'dtstart');
  if (!start) return [];
  if (!repeats && changes.length === 0) return timeOf(event, reading);
  const { clock, window } = reading;
  const leftOut = marksOf([event], 'exdate', clock);
  const changed = marksOf(changes, 'recurrence-id', clock);
  const laters = changes.flatMap((change) => laterOf(change, clock)).toSorted((a, b) => a.from - b.from);
  const spanAt = isBusy(event) ? spanAtOf(event, start, clock) : null;
  const found: InstantSpan[] = [];
  const add = (written: Written, ownMs?: number): void => {
    const at = clock(written);
    const later = laters.findLast(({ from }) => from <= at);
    if (later?.from === at) later.shift = wallOf(later.start.time) - wallOf(written.time);
    if (leftOut(written) || changed(written)) return;
    const span = later ? later.spanAt?.(shifted(written, later)) : spanAt?.(written);
    if (!span) return;
    if (!later && ownMs !== undefined) span.end = span.start + ownMs;
    if (touches(span, window)) found.push(span);
  };
  // What follows a change may have been put earlier, into the window.
  const earlier = Math.max(0, ...laters.map(({ from, start: moved }) => from - clock(moved)));
  eachTime(event, start, { ...reading, window: { ...window, end: window.end + earlier } }, add);
  return found;
}

/** Whether a time is one of those that properties name, by its instant, or by its day where they name days. */
function marksOf(events: readonly ICAL.Component[], name: string, clock: Clock): (written: Written) => boolean {
  const all = events.flatMap((event) => allWritten(event, name));
  const instants = new Set(all.map(clock));
  const days = new Set(all.filter(({ time }) => time.isDate).map(({ time }) => dayOf(time)));
  return (written) => instants.has(clock(written)) || (!written.time.isDate && days.has(dayOf(written.time)));
}

/** What holds of a series from one of its times on. */
interface Later {
  /** The time it says it is about. */
  from: number;
  start: Written;
  /** How much later the clock reads than it would; exact once the time it is about has been met. */
  shift: number;
  /** Null where nobody is busy any more. */
  spanAt: SpanAt | null;
}

function laterOf(change: ICAL.Component, clock: Clock): Later[] {
  const id = change.getFirstProperty('recurrence-id');
  const [about, start] = [firstWritten(change, 'recurrence-id'), firstWritten(change, 'dtstart')];
  if (!about || !start || id?.getFirstParameter('range')?.toUpperCase() !== 'THISANDFUTURE') return [];
  const spanAt = isBusy(change) ? spanAtOf(change, start, clock) : null;
  return [{ from: clock(about), start, shift: wallOf(start.time) - wallOf(about.time), spanAt }];
}

/** The time by the clock of what holds later: a series put from nine to ten stays at ten across daylight saving. */
function shifted({ time }: Written, { start, shift }: Later): Written {
  const wall = new Date(wallOf(time) + shift);
  const fields = {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
    isDate: start.time.isDate,
  };
  return { time: new ICAL.Time(fields, start.time.zone), tzid: start.tzid };
}

/** Every time of an event until the window ends: by its rules, and those that are listed one by one, of which the start is the first. */
function eachTime(
  event: ICAL.Component,
  start: Written,
  { clock, window, steps }: Reading,
  add: (written: Written, ownMs?: number) => void,
): void {
  const rules = event.getAllProperties('rrule').map((property) => property.getFirstValue() as ICAL.Recur);
  if (rules.length === 0) add(start);
  for (const rule of rules) {
    const last = lastOf(rule, start, clock);
    const each = rule.iterator(start.time);
    for (let time = each.next(); time; time = each.next()) {
      if ((steps.left -= 1) < 0) throw new TooMuch();
      const at = clock({ time, tzid: start.tzid });
      if (at >= window.end || at > last) break;
      add({ time, tzid: start.tzid });
    }
  }
  for (const written of allWritten(event, 'rdate')) add(written);
  for (const property of event.getAllProperties('rdate')) {
    for (const period of property.getValues().filter((one: unknown) => one instanceof ICAL.Period)) {
      const written = { time: period.start, tzid: tzidOf(property) };
      const end = period.end ? clock({ time: period.end, tzid: tzidOf(property) }) : undefined;
      add(written, end === undefined ? msOf(period.duration) : end - clock(written));
    }
  }
}

/**
 * The last instant that a rule has anything at. The library compares it with times of zones that it may not know: it is given two days more,
 * so that it still ends, and the end is ours.
 */
function lastOf(rule: ICAL.Recur, start: Written, clock: Clock): number {
  const { until } = rule;
  if (!until) return Number.POSITIVE_INFINITY;
  const loose = until.clone();
  loose.adjust(2, 0, 0, 0);
  rule.until = loose;
  if (!until.isDate || start.time.isDate) return clock({ time: until, tzid: start.tzid });
  const next = until.clone();
  next.adjust(1, 0, 0, 0);
  return clock({ time: next, tzid: start.tzid }) - 1;
}
