import { offsetMinutes } from './offset.ts';
import { zoneAbbreviation } from './zone-abbreviation.ts';

// Non-breaking: a time never leaves its am or its zone on the next line.
const space = '\u00A0';

/** `9:30 am` in a zone, with a non-breaking space; for use where the zone stands nearby. */
export function formatTime(iso: string, zone: string): string {
  return `${clockOf(iso, zone)}${space}${halfOf(iso, zone)}`;
}

/** `9:30 am AEDT`; the letters come from the date shown. */
export function formatTimeWithZone(iso: string, zone: string): string {
  return `${formatTime(iso, zone)}${space}${zoneAbbreviation(iso, zone)}`;
}

/** `11:00 – 11:30 am`, `11:30 am – 12:00 pm`: for lists whose header states the zone. */
export function formatBareRange(startISO: string, endISO: string, zone: string): string {
  const oneHalf = halfOf(startISO, zone) === halfOf(endISO, zone);
  return `${oneHalf ? clockOf(startISO, zone) : formatTime(startISO, zone)} – ${formatTime(endISO, zone)}`;
}

/** `11:00 – 11:30 am AEDT`; both ends carry their letters when the clocks change between them. */
export function formatRange(startISO: string, endISO: string, zone: string): string {
  const letters = zoneAbbreviation(endISO, zone);
  if (zoneAbbreviation(startISO, zone) !== letters) {
    return `${formatTimeWithZone(startISO, zone)} – ${formatTimeWithZone(endISO, zone)}`;
  }
  return `${formatBareRange(startISO, endISO, zone)}${space}${letters}`;
}

/** '11 am to 11:30 am': a range as a screen reader says it. */
export function spokenRange(startISO: string, endISO: string, zone: string): string {
  return `${spokenTime(startISO, zone)} to ${spokenTime(endISO, zone)}`;
}

/** '11 am', '11:30 am': a time as a screen reader says it. */
export function spokenTime(iso: string, zone: string): string {
  return `${clockOf(iso, zone).replace(':00', '')} ${halfOf(iso, zone)}`;
}

function clockOf(iso: string, zone: string): string {
  const minutes = minuteOfDay(iso, zone);
  return `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
}

function halfOf(iso: string, zone: string): 'am' | 'pm' {
  return minuteOfDay(iso, zone) < 720 ? 'am' : 'pm';
}

// Plain arithmetic: a results page writes thousands of these, and a Date for each costs more than all the rest.
function minuteOfDay(iso: string, zone: string): number {
  const instant = Date.parse(iso);
  const wall = Math.floor(instant / 60_000) + offsetMinutes(instant, zone);
  return ((wall % 1440) + 1440) % 1440;
}
