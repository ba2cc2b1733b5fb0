const minute = 60_000;
const bucket = 15 * minute;
const mostKept = 20_000;

interface ZoneClock {
  formatter: Intl.DateTimeFormat;
  offsets: Map<number, number>;
}

// A memo of facts that never change; an Intl object costs more than everything else here together.
const clocks = new Map<string, ZoneClock>();

/**
 * Minutes a zone is ahead of UTC at an instant (epoch milliseconds): 660 for Sydney in summer. Clocks change only on quarter hours
 * of UTC, so one answer serves a quarter. Throws a RangeError for a zone that Intl does not know.
 */
export function offsetMinutes(instant: number, zone: string): number {
  const clock = clocks.get(zone) ?? startClock(zone);
  const key = Math.floor(instant / bucket);
  const known = clock.offsets.get(key);
  if (known !== undefined) return known;
  const offset = parseOffset(clock.formatter.format(key * bucket));
  if (clock.offsets.size >= mostKept) clock.offsets.clear();
  clock.offsets.set(key, offset);
  return offset;
}

function startClock(zone: string): ZoneClock {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const clock = { formatter, offsets: new Map<number, number>() };
  clocks.set(zone, clock);
  return clock;
}

function parseOffset(text: string): number {
  const found = /GMT([+-])(\d\d):(\d\d)/.exec(text);
  if (!found) return 0;
  const size = Number(found[2]) * 60 + Number(found[3]);
  return found[1] === '-' ? -size : size;
}
