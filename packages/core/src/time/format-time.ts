import { defaultLocale, formatWall, isEnglish } from '../locale/intl.ts';
import { once } from '../locale/once.ts';
import { offsetMinutes } from './offset.ts';
import { zoneAbbreviation } from './zone-abbreviation.ts';

// Non-breaking, so a time stays on one line with its am or zone.
const space = '\u00A0';

/** `9:30 am` in a zone, with a non-breaking space, where the zone is shown nearby. `09:30` in 'de-DE'. */
export function formatTime(iso: string, zone: string, locale: string = defaultLocale): string {
  const minutes = minuteOfDay(iso, zone);
  return isEnglish(locale) ? `${clockOf(minutes)}${space}${halfOf(minutes)}` : localTime(minutes, locale);
}

/** `9:30 am AEDT`. The abbreviation depends on the date shown. */
export function formatTimeWithZone(iso: string, zone: string, locale: string = defaultLocale): string {
  return `${formatTime(iso, zone, locale)}${space}${zoneAbbreviation(iso, zone)}`;
}

/** `11:00 – 11:30 am`, `11:30 am – 12:00 pm`: for lists whose header shows the zone. */
export function formatBareRange(
  startISO: string,
  endISO: string,
  zone: string,
  locale: string = defaultLocale,
): string {
  const start = minuteOfDay(startISO, zone);
  const oneHalf = isEnglish(locale) && halfOf(start) === halfOf(minuteOfDay(endISO, zone));
  return `${oneHalf ? clockOf(start) : formatTime(startISO, zone, locale)} – ${formatTime(endISO, zone, locale)}`;
}

/** `11:00 – 11:30 am AEDT`. Both ends show the zone if the clocks change between them. */
export function formatRange(startISO: string, endISO: string, zone: string, locale: string = defaultLocale): string {
  const letters = zoneAbbreviation(endISO, zone);
  if (zoneAbbreviation(startISO, zone) !== letters) {
    return `${formatTimeWithZone(startISO, zone, locale)} – ${formatTimeWithZone(endISO, zone, locale)}`;
  }
  return `${formatBareRange(startISO, endISO, zone, locale)}${space}${letters}`;
}

/** '11 am to 11:30 am': a range for screen readers. */
export function spokenRange(startISO: string, endISO: string, zone: string, locale: string = defaultLocale): string {
  if (!isEnglish(locale)) return formatBareRange(startISO, endISO, zone, locale);
  return `${spokenTime(startISO, zone)} to ${spokenTime(endISO, zone)}`;
}

/** '11 am', '11:30 am': a time for screen readers. */
export function spokenTime(iso: string, zone: string, locale: string = defaultLocale): string {
  if (!isEnglish(locale)) return formatTime(iso, zone, locale);
  const minutes = minuteOfDay(iso, zone);
  return `${clockOf(minutes).replace(':00', '')} ${halfOf(minutes)}`;
}

function clockOf(minutes: number): string {
  return `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
}

function halfOf(minutes: number): 'am' | 'pm' {
  return minutes < 720 ? 'am' : 'pm';
}

// A results page formats thousands of times with few distinct values, so Intl runs once for each.
const localTimes = new Map<string, string>();

function localTime(minutes: number, locale: string): string {
  return once(localTimes, `${minutes} ${locale}`, () => formatWall(minutes * 60_000, 'time', locale));
}

// Plain arithmetic: a Date for each of thousands of times costs more than all the rest.
function minuteOfDay(iso: string, zone: string): number {
  const instant = Date.parse(iso);
  const wall = Math.floor(instant / 60_000) + offsetMinutes(instant, zone);
  return ((wall % 1440) + 1440) % 1440;
}
