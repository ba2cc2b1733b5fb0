import { placeZones, windowsZones } from './windows-zones.ts';

export type Zone = string | number;

const windows = new Map(Object.entries(windowsZones).map(([name, zone]) => [name.toLowerCase(), zone]));
/** 'Sydney' for Australia/Sydney, if only one zone has that city. */
const cities = new Map<string, string | null>();
for (const zone of Intl.supportedValuesOf('timeZone')) {
  const city = (zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase();
  cities.set(city, cities.has(city) ? null : zone);
}
for (const [place, zone] of Object.entries(placeZones)) cities.set(place.toLowerCase(), zone);
/** IANA zones without a slash. Not EST, MST and HST, which are ambiguous. */
const alone = new Set(
  `CET CST6CDT Cuba EET Egypt Eire EST5EDT GB GB-Eire Hongkong Iceland Iran Israel Jamaica Japan Kwajalein Libya MET MST7MDT Navajo NZ NZ-CHAT Poland
  Portugal PRC PST8PDT ROC ROK Turkey UCT W-SU WET`
    .toLowerCase()
    .split(/\s+/),
);

const zoneCache = new Map<string, Zone | undefined>();
const mostKnown = 2_000;
const mostLength = 200;

/** IANA, Windows and Outlook names, cities or offsets. Undefined for ambiguous names, such as 'EST'. */
export function zoneOf(tzid: string): Zone | undefined {
  if (tzid.length > mostLength) return undefined;
  if (zoneCache.has(tzid)) return zoneCache.get(tzid);
  const zone = find(tzid);
  if (zoneCache.size >= mostKnown) zoneCache.clear();
  // Copied: a substring would keep the whole file in memory.
  zoneCache.set(Buffer.from(tzid).toString(), zone);
  return zone;
}

function find(tzid: string): Zone | undefined {
  const name = tzid.replaceAll(/["']/g, '').replaceAll(/\s+/g, ' ').trim();
  // Outlook writes 'tzone://Microsoft/Utc'.
  if (/(^|\/)(utc|gmt|z|zulu|universal)$/i.test(name)) return 'UTC';
  return (
    ofWindows(name) ??
    ofIana(name) ??
    ofOffset(name) ??
    ofDisplayName(name) ??
    cities.get(name.toLowerCase()) ??
    (alone.has(name.toLowerCase()) ? canonical(name) : undefined)
  );
}

/** Includes summer names, and the number Outlook adds to a duplicate name. */
function ofWindows(name: string): string | undefined {
  const plain = name.toLowerCase().split('/').at(-1) ?? '';
  const standard = plain.replace(/ (daylight|summer) time/, ' standard time');
  return windows.get(plain) ?? windows.get(standard) ?? windows.get(standard.replace(/ \d$/, ''));
}

/** 'Australia/Sydney', or at the end of a path: '/freeassociation.sourceforge.net/Australia/Sydney'. */
function ofIana(name: string): string | undefined {
  const parts = name.replaceAll(' ', '_').split('/').filter(Boolean);
  for (const count of [3, 2]) {
    if (parts.length < count) continue;
    const tail = parts.slice(-count).join('/');
    if (!/^[a-z_]+(\/[\w+-]+)+$/i.test(tail)) continue;
    const zone = canonical(tail);
    if (zone !== undefined) return zone;
  }
  return undefined;
}

function canonical(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** For example, 'UTC+10', 'GMT+1000', '+10:00'. */
function ofOffset(name: string): number | undefined {
  const found = /^(?:UTC|GMT)? ?([+-])(\d{1,2})(?::?(\d\d))?$/i.exec(name);
  if (!found) return undefined;
  const minutes = Number(found[2]) * 60 + Number(found[3] ?? 0);
  return minutes > 14 * 60 ? undefined : minutes * (found[1] === '-' ? -1 : 1);
}

/** '(UTC+10:00) Canberra, Melbourne, Sydney': the first of its cities with that standard offset. */
function ofDisplayName(name: string): string | undefined {
  const found = /^\((?:UTC|GMT)([+-]\d\d[:.]\d\d)?\) ?(.+)$/i.exec(name);
  const places = (found?.[2] ?? name).split(/[,/] ?| and /);
  const zones = places.flatMap((place) => cities.get(place.trim().toLowerCase()) ?? []);
  if (found) {
    const ahead = ofOffset((found[1] ?? '+00:00').replace('.', ':'));
    return zones.find((zone) => standardOffset(zone) === ahead);
  }
  // Without an offset, at least two cities must agree.
  const [first, ...others] = zones;
  if (first === undefined || others.length === 0) return undefined;
  return others.every((zone) => standardOffset(zone) === standardOffset(first)) ? first : undefined;
}

function standardOffset(zone: string): number {
  const offsets = [0, 6].map((month) => {
    const at = new Date(Date.UTC(2026, month, 15));
    const wall = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
      at,
    );
    const [, day, , , hour, minute] = /(\d\d)\/(\d\d)\/(\d{4}), (\d\d):(\d\d)/.exec(wall) ?? [];
    return (Number(day) - 15) * 1440 + Number(hour) * 60 + Number(minute);
  });
  return Math.min(...offsets);
}
