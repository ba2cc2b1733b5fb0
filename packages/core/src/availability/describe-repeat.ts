import { dayKey } from '../time/day-key.ts';
import { dayLabel } from '../time/day-label.ts';
import { formatBareRange, formatTime } from '../time/format-time.ts';
import { zoneName } from '../time/zones.ts';
import type { AddPlan } from './add-blocks.ts';
import type { RepeatPlan } from './repeat-block.ts';

/**
 * What an addition will do, in one sentence: 'Adds 8 blocks of 3 h 30 min, every Thursday 1:30 – 5:00 pm Sydney time; last on Thu 14
 * Jan 2027; 2 overlap and will be joined'.
 */
export function describeRepeat(plan: RepeatPlan, added: Pick<AddPlan, 'overlapping' | 'touching'>): string {
  const { blocks, wall, zone } = plan;
  const count = blocks.length === 1 ? '1 block' : `${blocks.length} blocks`;
  const adds = `Adds ${count} of ${describeLength(wall.lengthMinutes)}, ${daysOf(plan)} ${timesOf(plan)} ${zoneName(zone)} time`;
  const last = blocks.at(-1);
  const lastOn = blocks.length > 1 && last ? `last on ${dated(last.startISO, zone)}` : '';
  return [adds, lastOn, joinsOf(added)].filter(Boolean).join('; ');
}

/** '3 h 30 min', '45 min', '2 h'. */
export function describeLength(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** '1st', '22nd', '31st'. */
export function ordinal(date: number): string {
  const teen = date % 100 >= 11 && date % 100 <= 13;
  const ending = teen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[date % 10];
  return `${date}${ending ?? 'th'}`;
}

function daysOf({ blocks, repeat, zone }: RepeatPlan): string {
  const startISO = blocks[0]?.startISO ?? '';
  if (blocks.length === 1) return `${dated(startISO, zone)},`;
  const { weekdayLong, day } = dayLabel(dayKey(startISO, zone));
  if (repeat === 'daily') return 'every day';
  return repeat === 'weekly' ? `every ${weekdayLong}` : `on the ${ordinal(day)} of the month,`;
}

// From the wall clock of all of them, not from the first: that one may be on the day the clocks change.
function timesOf({ wall }: RepeatPlan): string {
  const at = (minutes: number) => new Date(minutes * 60_000).toISOString();
  const end = wall.startMinutes + wall.lengthMinutes;
  if (wall.lengthMinutes < 1440) return formatBareRange(at(wall.startMinutes), at(end), 'UTC');
  const days = Math.floor(end / 1440);
  return `${formatTime(at(wall.startMinutes), 'UTC')} – ${formatTime(at(end), 'UTC')} ${days === 1 ? 'the next day' : `${days} days later`},`;
}

function dated(iso: string, zone: string): string {
  const { weekday, day, month, year } = dayLabel(dayKey(iso, zone));
  return `${weekday} ${day} ${month} ${year}`;
}

function joinsOf({ overlapping, touching }: Pick<AddPlan, 'overlapping' | 'touching'>): string {
  const count = overlapping + touching;
  if (count === 0) return '';
  const one = count === 1;
  const overlap = one ? 'overlaps' : 'overlap';
  const touch = one ? 'touches another' : 'touch others';
  if (touching === 0) return `${count} ${overlap} and will be joined`;
  return overlapping === 0
    ? `${count} ${touch} and will be joined`
    : `${count} overlap or touch others and will be joined`;
}
