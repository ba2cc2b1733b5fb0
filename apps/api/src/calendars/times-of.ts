import { dayMs, type InstantSpan } from '@tele/core';
import type { Clock } from './clock-of.ts';
import { withinBudget, type Budget } from './ical/budget.ts';
import { allOf, firstOf, type Component } from './ical/components.ts';
import { lastOfCount } from './ical/near.ts';
import { followRule } from './ical/repeat.ts';
import { parseRule, type Rule } from './ical/rule.ts';
import { dayOf, periodsIn, timeOf, timesIn, type Period, type Written } from './ical/written.ts';
import { lengthOf, type Length } from './length-of.ts';

export interface Reading {
  window: InstantSpan;
  budget: Budget;
}

export interface Entry {
  event: Component;
  clock: Clock;
  start: Written;
  length: Length;
  isBusy: boolean;
  rules: readonly Rule[];
  isWhole: boolean;
}

export interface Times {
  busy: InstantSpan[];
  tooMuch: Rule | undefined;
  isWhole: boolean;
}

export function entryOf(event: Component, isBusy: boolean, clock: Clock): Entry | undefined {
  const start = timeOf(firstOf(event, 'DTSTART'));
  if (!start) return undefined;
  const length = lengthOf(event, start, clock);
  const written = allOf(event, 'RRULE').map(({ value }) => parseRule(value));
  const rules = written.flatMap((rule) => rule ?? []);
  return { event, clock, start, length, isBusy, rules, isWhole: rules.length === written.length };
}

export const isSeries = ({ event }: Entry): boolean => event.properties.has('RRULE') || event.properties.has('RDATE');

export function timeOfOne({ clock, start, length, isBusy }: Entry, { window }: Reading): InstantSpan[] {
  // One more day on each side, because wall clocks are compared with instants.
  const isNear = start.wall < window.end + 2 * dayMs && start.wall + length.ms > window.start - 2 * dayMs;
  return isBusy && isNear ? [length.spanAt(start, clock)].filter((span) => touches(span, window)) : [];
}

const touches = (span: InstantSpan, window: InstantSpan): boolean => span.end > window.start && span.start < window.end;

/** Maximum THISANDFUTURE changes per series. */
const mostLaters = 200;

export function timesOf(entry: Entry, changes: readonly Entry[], reading: Reading): Times {
  const { event, clock, start, rules } = entry;
  const { window, budget } = reading;
  const leftOut = marksOf([{ times: timesIn(allOf(event, 'EXDATE')), clock }], budget);
  const changed = marksOf(
    changes.map((change) => ({ times: timesIn(allOf(change.event, 'RECURRENCE-ID')), clock: change.clock })),
    budget,
  );
  const laters = changes
    .flatMap((change) => laterOf(change, entry))
    .slice(0, mostLaters)
    .toSorted((a, b) => a.from - b.from);
  const busy: InstantSpan[] = [];
  const add = (written: Written, own?: Length): void => {
    const at = clock.instantOf(written);
    if (leftOut(written, at) || changed(written, at)) return;
    const later = laters.findLast(({ from }) => from <= at);
    const { isBusy, length } = later?.entry ?? entry;
    if (!isBusy) return;
    const moved = later ? { ...later.entry.start, wall: written.wall + later.shift } : written;
    const span = (later ? length : (own ?? length)).spanAt(moved, (later?.entry ?? entry).clock);
    if (touches(span, window)) busy.push(span);
  };

  // One more day on each side, because wall clocks are compared with instants.
  const longest = Math.max(...[entry, ...laters.map(({ entry: one }) => one)].map(({ length }) => length.ms));
  const shifts = laters.map(({ shift }) => shift);
  const from = window.start - longest - Math.max(0, ...shifts) - 2 * dayMs;
  const to = window.end - Math.min(0, ...shifts) + 2 * dayMs;
  const excluded = new Set<number>();
  let tooMuch: Rule | undefined;
  let isWhole = true;
  const follow = (rule: Rule, each: (wall: number) => void): void => {
    if (budget.isOver()) {
      tooMuch ??= rule;
      return;
    }
    const lastWall = lastOfCount(rule, start.wall) ?? Infinity;
    const lastAt = untilOf(rule, start, clock);
    if (Math.min(lastWall, lastAt) < from) return;
    // With a known last occurrence, ical.js need not count.
    const uncounted = lastWall < Infinity ? { ...rule, count: undefined } : rule;
    const followed = followRule(uncounted, start, { from, to, budget }, (wall) => {
      if (wall > lastWall || (lastAt < Infinity && clock.instantOf({ ...start, wall }) > lastAt)) return false;
      each(wall);
      return true;
    });
    if (followed === 'too-much') tooMuch ??= rule;
    if (followed === 'unreadable') {
      isWhole = false;
      each(start.wall);
    }
  };
  for (const { value } of allOf(event, 'EXRULE')) {
    const rule = parseRule(value);
    if (rule) follow(rule, (wall) => excluded.add(wall));
    else isWhole = false;
  }
  const addUnlessExcluded = (wall: number): void => {
    if (!excluded.has(wall)) add({ ...start, wall });
  };
  if (rules.length === 0) addUnlessExcluded(start.wall);
  for (const rule of rules) follow(rule, addUnlessExcluded);
  for (const line of allOf(event, 'RDATE')) {
    const isPeriods = line.params.get('VALUE')?.toUpperCase() === 'PERIOD' || line.value.includes('/');
    if (isPeriods) {
      for (const period of withinBudget(periodsIn(line), budget)) {
        if (period) add(period.start, lengthOfPeriod(period, clock));
        else isWhole = false;
      }
    } else {
      for (const written of withinBudget(timesIn([line]), budget)) if (!excluded.has(written.wall)) add(written);
    }
  }
  if (budget.isOver()) {
    tooMuch ??= rules[0];
    isWhole &&= rules.length > 0;
  }
  return { busy, tooMuch, isWhole };
}

function lengthOfPeriod({ start, end, duration }: Period, clock: Clock): Length {
  const ms = end ? Math.max(0, clock.instantOf(end) - clock.instantOf(start)) : duration;
  return { ms, isGuess: false, spanAt: (at) => ({ start: clock.instantOf(at), end: clock.instantOf(at) + ms }) };
}

interface TimeList {
  times: Iterable<Written>;
  clock: Clock;
}

function marksOf(lists: readonly TimeList[], budget: Budget): (written: Written, at: number) => boolean {
  const instants = new Set<number>();
  const days = new Set<string>();
  for (const { times, clock } of withinBudget(lists, budget)) {
    for (const time of withinBudget(times, budget)) {
      instants.add(clock.instantOf(time));
      if (time.isDate) days.add(dayOf(time.wall));
    }
  }
  return (written, at) => instants.has(at) || (!written.isDate && days.size > 0 && days.has(dayOf(written.wall)));
}

interface Later {
  from: number;
  entry: Entry;
  /** Wall clock difference in milliseconds. */
  shift: number;
}

function laterOf(change: Entry, { start, clock }: Entry): Later[] {
  const line = firstOf(change.event, 'RECURRENCE-ID');
  const about = timeOf(line);
  if (!about || line?.params.get('RANGE')?.toUpperCase() !== 'THISANDFUTURE') return [];
  const from = change.clock.instantOf(about);
  return [{ from, entry: change, shift: change.start.wall - clock.wallAt(from, start) }];
}

function untilOf({ until }: Rule, start: Written, clock: Clock): number {
  if (!until) return Infinity;
  const { isUtc, tzid } = start;
  if (until.isUtc) return until.wall;
  if (!until.isDate || start.isDate) return clock.instantOf({ ...until, isUtc, tzid });
  return clock.instantOf({ ...until, isUtc, tzid, wall: until.wall + dayMs }) - 1;
}
