/** The seven choices of the timezone picker, in its order (spec section 9). */
export const zones = [
  { id: 'Australia/Sydney', name: 'Sydney' },
  { id: 'Australia/Melbourne', name: 'Melbourne' },
  { id: 'Australia/Brisbane', name: 'Brisbane' },
  { id: 'Australia/Adelaide', name: 'Adelaide' },
  { id: 'Australia/Perth', name: 'Perth' },
  { id: 'Australia/Darwin', name: 'Darwin' },
  { id: 'Australia/Hobart', name: 'Hobart' },
] as const satisfies readonly { id: string; name: string }[];

/** Wall-clock rules are computed here, whatever zone is shown (product.md 'Time'). */
export const sydney = 'Australia/Sydney';

/** Older names of the seven, which some browsers still report. */
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

/** Australian clocks that none of the seven keeps: shown as they are, as an extra choice. */
const apart: readonly string[] = ['Australia/Broken_Hill', 'Australia/Lord_Howe', 'Australia/Eucla'];

/** Whether a text, such as the `tz` of an address, names a zone this product shows times in. */
export function isZone(value: string): boolean {
  return zones.some((zone) => zone.id === value) || apart.includes(value);
}

/** The zone patient pages open in: the browser's if it is Australian, otherwise Sydney (product.md 'Time'). */
export function defaultZone(browserZone: string | undefined): string {
  if (browserZone === undefined) return sydney;
  const zone = aliases[browserZone] ?? browserZone;
  return isZone(zone) ? zone : sydney;
}

/** The city of a zone: 'Sydney', 'Broken Hill'. */
export function zoneName(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
