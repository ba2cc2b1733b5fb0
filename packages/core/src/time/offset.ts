const minute = 60_000;
const bucket = 15 * minute;
const mostKept = 20_000;

interface ZoneClock {
  /** Minutes ahead of UTC at an instant (epoch milliseconds). */
  ask: (instant: number) => number;
  offsets: Map<number, number>;
}

// A memo of facts that never change; an Intl object costs more than everything else here together.
const clocks = new Map<string, ZoneClock>();

/** As much of Temporal as is used here: TypeScript's library for our browsers has none. */
interface Temporal {
  Instant: {
    fromEpochMilliseconds: (instant: number) => {
      toZonedDateTimeISO: (zone: string) => { offsetNanoseconds: number };
    };
  };
}

/**
 * Minutes a zone is ahead of UTC at an instant (epoch milliseconds): 660 for Sydney in summer. Clocks change only on quarter hours
 * of UTC, so one answer serves a quarter. Throws a RangeError for a zone that Intl does not know.
 */
export function offsetMinutes(instant: number, zone: string): number {
  const clock = clocks.get(zone) ?? startClock(zone);
  const key = Math.floor(instant / bucket);
  const known = clock.offsets.get(key);
  if (known !== undefined) return known;
  const offset = clock.ask(key * bucket);
  if (clock.offsets.size >= mostKept) clock.offsets.clear();
  clock.offsets.set(key, offset);
  return offset;
}

function startClock(zone: string): ZoneClock {
  const { Temporal } = globalThis as { Temporal?: Temporal };
  const clock = { ask: Temporal ? askTemporal(Temporal, zone) : askIntl(zone), offsets: new Map<number, number>() };
  clocks.set(zone, clock);
  return clock;
}

/** Where there is Temporal: the first Intl object of a page takes longer than drawing a week of blocks. */
function askTemporal({ Instant }: Temporal, zone: string): ZoneClock['ask'] {
  return (instant) =>
    Math.trunc(Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 60e9);
}

function askIntl(zone: string): ZoneClock['ask'] {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  return (instant) => parseOffset(formatter.format(instant));
}

function parseOffset(text: string): number {
  const found = /GMT([+-])(\d\d):(\d\d)/.exec(text);
  if (!found) return 0;
  const size = Number(found[2]) * 60 + Number(found[3]);
  return found[1] === '-' ? -size : size;
}
