import { runInNewContext } from 'node:vm';
import { joinInstants, type CalendarFault, type InstantSpan, type Span } from '@tele/core';
import ICAL from 'ical.js';
import { clockOf, textOf } from './clock-of.ts';
import { timeOf, timesOf, TooMuch, type Reading } from './times-of.ts';

export type BusyTimes = { tag: 'read'; busy: Span[] } | { tag: 'failed'; fault: CalendarFault };

/** What is read of a calendar. */
export interface Window {
  from: Date;
  to: Date;
}

/** A calendar of twenty years with a meeting every working day has 5,000. */
const mostSteps = 50_000;
const mostBusy = 2_000;
/** A rule that never comes true would be tried for ever: `vm` ends whatever takes longer, also what it only calls. */
const mostMs = 1_500;

/**
 * When the owner of an iCal text is busy within a window, joined and in order; nothing else of it is handed on. Busy is what is neither
 * cancelled nor marked as free. A wall time without a zone, and a whole day, are those of the calendar's own zone, else of Sydney.
 */
export function busyTimes(text: string, { from, to }: Window, timeoutMs = mostMs): BusyTimes {
  const plain = text.replace(/^\uFEFF/, '');
  if (!/^\s*BEGIN:VCALENDAR/i.test(plain)) return { tag: 'failed', fault: 'not-a-calendar' };
  const window = { start: from.getTime(), end: to.getTime() };
  try {
    const read = (): InstantSpan[] => readAll(plain, window);
    const spans = runInNewContext('read()', { read }, { timeout: timeoutMs }) as InstantSpan[];
    const busy = joinInstants(spans.map((span) => clip(span, window)));
    if (busy.length > mostBusy) return { tag: 'failed', fault: 'too-much' };
    return { tag: 'read', busy: busy.map(({ start, end }) => ({ startISO: isoOf(start), endISO: isoOf(end) })) };
  } catch (error) {
    const isTooMuch = error instanceof TooMuch || (error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    return { tag: 'failed', fault: isTooMuch ? 'too-much' : 'not-a-calendar' };
  }
}

const isoOf = (at: number): string => new Date(at).toISOString();

const clip = ({ start, end }: InstantSpan, window: InstantSpan): InstantSpan => ({
  start: Math.max(start, window.start),
  end: Math.min(end, window.end),
});

function readAll(text: string, window: InstantSpan): InstantSpan[] {
  const parsed = ICAL.parse(text) as unknown[];
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
  const steps = { left: mostSteps };
  return calendars.flatMap((jCal) => {
    const calendar = new ICAL.Component(jCal);
    return readCalendar(calendar, { clock: clockOf(calendar), window, steps });
  });
}

/** What was changed of a series is written as an event of its own, under the series' uid. */
function readCalendar(calendar: ICAL.Component, reading: Reading): InstantSpan[] {
  const events = calendar.getAllSubcomponents('vevent');
  const isChange = (event: ICAL.Component): boolean => event.hasProperty('recurrence-id');
  const changes = new Map<string, ICAL.Component[]>();
  for (const event of events.filter(isChange)) {
    const uid = textOf(event, 'uid');
    const known = changes.get(uid);
    if (known) known.push(event);
    else changes.set(uid, [event]);
  }
  return events.flatMap((event) =>
    isChange(event) ? timeOf(event, reading) : timesOf(event, changes.get(textOf(event, 'uid')) ?? [], reading),
  );
}
