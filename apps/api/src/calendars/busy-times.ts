import {
  joinInstants,
  limits,
  type CalendarFault,
  type CalendarReading,
  type InstantSpan,
  type Span,
} from '@tele/core';
import { clockOf, type Clock } from './clock-of.ts';
import { startBudget } from './ical/budget.ts';
import { allOf, firstOf, parseCalendar, type Calendar, type Component } from './ical/components.ts';
import { frequencies, type Rule } from './ical/rule.ts';
import { periodsIn } from './ical/written.ts';
import { busynessOf, freeBusyOf, type Busyness } from './is-busy.ts';
import { latestVersions } from './latest-versions.ts';
import { entryOf, isSeries, timeOfOne, timesOf, type Entry, type Reading, type Times } from './times-of.ts';

export type BusyTimes =
  | { tag: 'read'; busy: Span[]; reading: CalendarReading; cpuMs: number }
  | { tag: 'failed'; fault: CalendarFault; cpuMs: number };

/** Busy times are read from `from` to `to`. */
export interface Window {
  from: Date;
  to: Date;
}

/** Beyond so many, gaps that no appointment fits in are closed. */
const mostBusy = 2_000;
const mostNamed = 20;
export const mostCpuMs = 1_000;

/**
 * When the owner of an iCal text is busy, joined and in order; nothing else of it is handed on. What cannot be read is left out and counted. A
 * wall time without a zone, and a whole day, are those of the calendar's own zone, else of Sydney.
 */
export function busyTimes(text: string, { from, to }: Window, limitMs = mostCpuMs): BusyTimes {
  const budget = startBudget(limitMs);
  const calendar = parseCalendar(text);
  if (!calendar) return { tag: 'failed', fault: 'not-a-calendar', cpuMs: budget.spent() };
  const window = { start: from.getTime(), end: to.getTime() };
  const { busy, reading } = read(calendar, { clock: clockOf(calendar), window, budget });
  const fault = faultOf(busy, reading);
  if (fault) return { tag: 'failed', fault, cpuMs: budget.spent() };
  const spans = bounded(busy.map((span) => clip(span, window)));
  return {
    tag: 'read',
    busy: spans.map(({ start, end }) => ({ startISO: isoOf(start), endISO: isoOf(end) })),
    reading,
    cpuMs: budget.spent(),
  };
}

/** A file of which nothing could be read keeps the busy times that we know. */
function faultOf(
  busy: readonly InstantSpan[],
  { events, notUnderstood, tooMuch }: CalendarReading,
): CalendarFault | undefined {
  if (events === 0 || busy.length > 0) return undefined;
  if (notUnderstood === events) return 'not-a-calendar';
  return tooMuch.length === events ? 'too-much' : undefined;
}

const isoOf = (at: number): string => new Date(at).toISOString();

const clip = ({ start, end }: InstantSpan, window: InstantSpan): InstantSpan => ({
  start: Math.max(start, window.start),
  end: Math.min(end, window.end),
});

function bounded(spans: InstantSpan[]): InstantSpan[] {
  const joined = joinInstants(spans);
  if (joined.length <= mostBusy) return joined;
  const gap = limits.appointmentMinutes * 60_000 - 1;
  return joinInstants(joined.map(({ start, end }) => ({ start, end: end + gap }))).map(({ start, end }) => ({
    start,
    end: end - gap,
  }));
}

interface Read {
  busy: InstantSpan[];
  reading: CalendarReading;
}

function read(calendar: Calendar, reading: Reading): Read {
  const { clock, budget } = reading;
  const counts = { events: 0, notUnderstood: 0, unknownZone: 0, unclear: 0 };
  const owner = /^[^\s@]+@[^\s@]+$/.test(calendar.title) ? calendar.title.toLowerCase() : undefined;
  const entries: Entry[] = [];
  for (const event of latestVersions(
    calendar.events.filter((one) => !isOurs(one)),
    clock,
  )) {
    counts.events += 1;
    if (budget.isOver()) {
      counts.notUnderstood += 1;
      continue;
    }
    const busyness = busynessOf(event, owner);
    const entry = entryOf(event, busyness !== 'free', clock);
    if (!entry?.isWhole) counts.notUnderstood += 1;
    if (!entry) continue;
    entries.push(entry);
    if (busyness === 'unclear' || (entry.length.isGuess && busyness === 'busy')) counts.unclear += 1;
    if (!clock.isKnown(entry.start.isUtc ? undefined : entry.start.tzid)) counts.unknownZone += 1;
  }
  const { single, series } = sorted(entries);
  const busy = single.flatMap((entry) => timeOfOne(entry, reading));
  const tooMuch: CalendarReading['tooMuch'][number][] = [];
  for (const { entry, changes } of series) {
    const times = budget.isOver() ? unread(entry) : timesOf(entry, changes, reading);
    for (const span of times.busy) busy.push(span);
    if (entry.isWhole && !times.isWhole) counts.notUnderstood += 1;
    if (times.tooMuch && tooMuch.length < mostNamed) tooMuch.push(seriesIn(entry, times.tooMuch, clock));
  }
  for (const component of calendar.freeBusy) {
    const { spans, isUnclear } = freeBusyIn(component, reading);
    counts.events += 1;
    if (isUnclear) counts.unclear += 1;
    busy.push(...spans);
  }
  return { busy, reading: { ...counts, tooMuch } };
}

/** A series that comes after the budget is spent. */
const unread = ({ rules: [rule] }: Entry): Times => ({ busy: [], tooMuch: rule, isWhole: rule !== undefined });

/** Our own feed comes back in the calendars that subscribe to it. */
const isOurs = (event: Component): boolean => /^[a-z]{2,4}_\w+@tele$/i.test(firstOf(event, 'UID')?.value ?? '');

const uidOf = ({ event }: Entry): string => firstOf(event, 'UID')?.value ?? '';
const isChange = ({ event }: Entry): boolean => event.properties.has('RECURRENCE-ID');

/** Events that happen once, and series with the changes under their UID. Those that repeat most often come last. */
function sorted(entries: readonly Entry[]) {
  const changes = new Map<string, Entry[]>();
  for (const entry of entries.filter(isChange)) {
    const known = changes.get(uidOf(entry));
    if (known) known.push(entry);
    else changes.set(uidOf(entry), [entry]);
  }
  const changesOf = (entry: Entry): readonly Entry[] => changes.get(uidOf(entry)) ?? [];
  const repeats = (entry: Entry): boolean => !isChange(entry) && (isSeries(entry) || changesOf(entry).length > 0);
  const orderOf = ({ rules }: Entry): number =>
    Math.min(7, ...rules.map(({ frequency }) => frequencies.indexOf(frequency)));
  return {
    single: entries.filter((entry) => !repeats(entry)),
    series: entries
      .filter(repeats)
      .toSorted((one, other) => orderOf(other) - orderOf(one))
      .map((entry) => ({ entry, changes: changesOf(entry) })),
  };
}

const seriesIn = ({ start }: Entry, { frequency }: Rule, clock: Clock) => ({
  startISO: isoOf(clock.instantOf(start)),
  frequency,
});

function freeBusyIn(component: Component, { clock, window }: Reading): { spans: InstantSpan[]; isUnclear: boolean } {
  const kinds = allOf(component, 'FREEBUSY').map((line) => [freeBusyOf(line.params.get('FBTYPE')), line] as const);
  const spans = kinds
    .filter(([kind]) => kind !== 'free')
    .flatMap(([, line]) => periodsIn(line))
    .map(({ start, end, duration }) => {
      const at = clock.instantOf(start);
      return { start: at, end: end ? clock.instantOf(end) : at + duration };
    })
    .filter((span) => span.end > window.start && span.start < window.end);
  return { spans, isUnclear: kinds.some(([kind]: readonly [Busyness, unknown]) => kind === 'unclear') };
}
