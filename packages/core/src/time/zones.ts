/** Choices of the timezone picker, in order (spec section 9). */
export const zones = [
  { id: 'Australia/Sydney', name: 'Sydney' },
  { id: 'Australia/Melbourne', name: 'Melbourne' },
  { id: 'Australia/Brisbane', name: 'Brisbane' },
  { id: 'Australia/Adelaide', name: 'Adelaide' },
  { id: 'Australia/Perth', name: 'Perth' },
  { id: 'Australia/Darwin', name: 'Darwin' },
  { id: 'Australia/Hobart', name: 'Hobart' },
] as const satisfies readonly { id: string; name: string }[];

/** Zone for wall-clock rules, whatever zone is shown (product.md 'Time'). */
export const sydney = 'Australia/Sydney';

/** Older names that some browsers still report. */
const aliases: Readonly<Record<string, string>> = {
  'Australia/ACT': 'Australia/Sydney',
  'Australia/Canberra': 'Australia/Sydney',
  'Australia/NSW': 'Australia/Sydney',
  'Australia/Victoria': 'Australia/Melbourne',
  'Australia/Queensland': 'Australia/Brisbane',
  'Australia/Lindeman': 'Australia/Brisbane',
  'Australia/South': 'Australia/Adelaide',
  'Australia/West': 'Australia/Perth',
  'Australia/North': 'Australia/Darwin',
  'Australia/Tasmania': 'Australia/Hobart',
  'Australia/Currie': 'Australia/Hobart',
  'Australia/Yancowinna': 'Australia/Broken_Hill',
  'Australia/LHI': 'Australia/Lord_Howe',
};

/** Australian zones that differ from all seven, shown as an extra choice. */
const apart: readonly string[] = ['Australia/Broken_Hill', 'Australia/Lord_Howe', 'Australia/Eucla'];

/** True for a zone that times can be shown in, such as the `tz` of an address. */
export function isZone(value: string): boolean {
  return zones.some((zone) => zone.id === value) || apart.includes(value);
}

/** Initial zone of patient pages: the browser's if Australian, else Sydney (product.md 'Time'). */
export function defaultZone(browserZone: string | undefined): string {
  if (browserZone === undefined) return sydney;
  const zone = aliases[browserZone] ?? browserZone;
  return isZone(zone) ? zone : sydney;
}

export function zoneName(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
