import {
  joinInstants,
  limits,
  type CalendarFault,
  type CalendarReading,
  type InstantSpan,
  type Span,
} from '@tele/core';
import { clockOf, zonesByName, type Clock } from './clock-of.ts';
import { startBudget, withinBudget } from './ical/budget.ts';
import { allOf, firstOf, parseCalendars, type Calendar, type Component } from './ical/components.ts';
import { frequencies, type Rule } from './ical/rule.ts';
import { periodsIn } from './ical/written.ts';
import { busynessOf, freeBusyOf, type Busyness } from './is-busy.ts';
import { latestVersions } from './latest-versions.ts';
import { entryOf, isSeries, timeOfOne, timesOf, type Entry, type Reading, type Times } from './times-of.ts';

export type BusyTimes =
  | { tag: 'read'; busy: Span[]; reading: CalendarReading; cpuMs: number }
  | { tag: 'failed'; fault: CalendarFault; cpuMs: number };

export interface Window {
  from: Date;
  to: Date;
}

/** Above this number, gaps too short for an appointment are closed. */
const mostBusy = 2_000;
const mostNamed = 20;
export const mostCpuMs = 1_000;

/** Merged busy times of an iCal file. Floating times use the calendar's zone, else Sydney's. */
export function busyTimes(text: string, { from, to }: Window, limitMs = mostCpuMs): BusyTimes {
  const budget = startBudget(limitMs);
  const calendars = parseCalendars(text);
  if (calendars.length === 0) return { tag: 'failed', fault: 'not-a-calendar', cpuMs: budget.spent() };
  const window = { start: from.getTime(), end: to.getTime() };
  const { busy, reading, isTooMuch } = read(calendars, { window, budget });
  const fault = faultOf(busy, reading, isTooMuch);
  if (fault) return { tag: 'failed', fault, cpuMs: budget.spent() };
  const spans = bounded(busy.map((span) => clip(span, window)));
  return {
    tag: 'read',
    busy: spans.map(({ start, end }) => ({ startISO: isoOf(start), endISO: isoOf(end) })),
    reading,
    cpuMs: budget.spent(),
  };
}

/** A file without readable events keeps the known busy times. */
function faultOf(
  busy: readonly InstantSpan[],
  { events, notUnderstood }: CalendarReading,
  isTooMuch: boolean,
): CalendarFault | undefined {
  if (events === 0 || busy.length > 0) return undefined;
  if (isTooMuch) return 'too-much';
  return notUnderstood === events ? 'not-a-calendar' : undefined;
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
  /** Every event exceeded the budget. */
  isTooMuch: boolean;
}

interface Source {
  event: Component;
  clock: Clock;
  owner: string | undefined;
}

function read(calendars: readonly Calendar[], reading: Reading): Read {
  const { window, budget } = reading;
  const zones = zonesByName(calendars.flatMap((calendar) => calendar.zones));
  const clocked = calendars.map((calendar) => ({ calendar, clock: clockOf(calendar, { zones, window, budget }) }));
  const counts = { events: 0, notUnderstood: 0, unknownZone: 0, unclear: 0 };
  let left = 0;
  const sources = latestVersions(
    clocked.flatMap(({ calendar, clock }): Source[] =>
      calendar.events.filter((event) => !isOurs(event)).map((event) => ({ event, clock, owner: ownerOf(calendar) })),
    ),
  );
  const entries: Entry[] = [];
  for (const source of withinBudget(sources, budget)) {
    counts.events += 1;
    const { entry, busyness } = entryIn(source);
    if (!entry?.isWhole) counts.notUnderstood += 1;
    if (!entry) continue;
    entries.push(entry);
    if (busyness === 'unclear' || (entry.length.isGuess && busyness === 'busy')) counts.unclear += 1;
    if (!isZoneKnown(entry)) counts.unknownZone += 1;
  }
  left += sources.length - counts.events;
  counts.events = sources.length;

  const { single, series } = sorted(entries);
  const busy: InstantSpan[] = [];
  let looked = 0;
  for (const entry of withinBudget(single, budget)) {
    looked += 1;
    busy.push(...timeOfOne(entry, reading));
  }
  left += single.length - looked;
  const tooMuch: CalendarReading['tooMuch'][number][] = [];
  for (const { entry, changes } of series) {
    const times = budget.isOver() ? unread(entry) : timesIn(entry, changes, reading);
    for (const span of times.busy) busy.push(span);
    if (entry.isWhole && !times.isWhole) counts.notUnderstood += 1;
    if (!times.tooMuch) continue;
    left += 1;
    if (tooMuch.length < mostNamed) tooMuch.push(seriesIn(entry, times.tooMuch));
  }
  for (const { calendar, clock } of clocked) {
    for (const component of calendar.freeBusy) {
      const { spans, isUnclear, isWhole } = freeBusyIn(component, clock, reading);
      counts.events += 1;
      if (isUnclear) counts.unclear += 1;
      if (!isWhole) counts.notUnderstood += 1;
      for (const span of spans) busy.push(span);
    }
  }
  counts.notUnderstood += left - Math.min(left, tooMuch.length);
  return { busy, reading: { ...counts, tooMuch }, isTooMuch: left === counts.events };
}

/** An event that crashes the reader must not lose the others. */
function entryIn({ event, clock, owner }: Source): { entry: Entry | undefined; busyness: Busyness } {
  try {
    const busyness = busynessOf(event, owner);
    return { entry: entryOf(event, busyness !== 'free', clock), busyness };
  } catch {
    return { entry: undefined, busyness: 'unclear' };
  }
}

function timesIn(entry: Entry, changes: readonly Entry[], reading: Reading): Times {
  try {
    return timesOf(entry, changes, reading);
  } catch {
    return { busy: [], tooMuch: undefined, isWhole: false };
  }
}

/** Google's calendar title is the owner's address. */
const ownerOf = ({ title }: Calendar): string | undefined =>
  /^[^\s@]+@[^\s@]+$/.test(title) ? title.toLowerCase() : undefined;

const isZoneKnown = ({ event, clock }: Entry): boolean =>
  ['DTSTART', 'DTEND', 'RECURRENCE-ID', 'RDATE', 'EXDATE'].every((name) =>
    allOf(event, name).every(({ value, params }) =>
      clock.isKnown({ isUtc: /z$/i.test(value), tzid: params.get('TZID') }),
    ),
  );

/** Result for a series after the budget is spent. */
const unread = ({ rules: [rule] }: Entry): Times => ({ busy: [], tooMuch: rule, isWhole: rule !== undefined });

/** Our own feed may return through calendars that subscribe to it. */
const isOurs = (event: Component): boolean =>
  /^(?:[a-z]{2,4}_\w+|appointment)@tele$/i.test(firstOf(event, 'UID')?.value ?? '');

const uidOf = ({ event }: Entry): string => firstOf(event, 'UID')?.value ?? '';
const isChange = ({ event }: Entry): boolean => event.properties.has('RECURRENCE-ID');

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

const seriesIn = ({ start, clock }: Entry, { frequency }: Rule) => ({
  startISO: isoOf(clock.instantOf(start)),
  frequency,
});

function freeBusyIn(component: Component, clock: Clock, { window, budget }: Reading) {
  const spans: InstantSpan[] = [];
  let isUnclear = false;
  let isWhole = true;
  for (const line of allOf(component, 'FREEBUSY')) {
    const kind = freeBusyOf(line.params.get('FBTYPE'));
    if (kind === 'free') continue;
    if (kind === 'unclear') isUnclear = true;
    for (const period of withinBudget(periodsIn(line), budget)) {
      if (!period) {
        isWhole = false;
        continue;
      }
      const start = clock.instantOf(period.start);
      const end = period.end ? clock.instantOf(period.end) : start + period.duration;
      if (end > window.start && start < window.end) spans.push({ start, end });
    }
  }
  return { spans, isUnclear, isWhole: isWhole && !budget.isOver() };
}
