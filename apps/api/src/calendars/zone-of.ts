import { windowsZones } from './windows-zones.ts';

/** An IANA zone, or minutes ahead of UTC for a name that is an offset. */
export type Zone = string | number;

const windows = new Map(Object.entries(windowsZones).map(([name, zone]) => [name.toLowerCase(), zone]));
/** 'Sydney' for Australia/Sydney, where only one zone has that city. */
const cities = new Map<string, string | null>();
for (const zone of Intl.supportedValuesOf('timeZone')) {
  const city = (zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase();
  cities.set(city, cities.has(city) ? null : zone);
}

const known = new Map<string, Zone | undefined>();
const mostKnown = 2_000;

/**
 * The zone that a TZID names in any form that calendar programs write: IANA in any case and behind a path, Windows and Outlook names, a city, or
 * an offset. Undefined for anything else, such as 'EST', which is New York's or Sydney's.
 */
export function zoneOf(tzid: string): Zone | undefined {
  if (known.has(tzid)) return known.get(tzid);
  const zone = find(tzid.slice(0, 200));
  if (known.size < mostKnown) known.set(tzid, zone);
  return zone;
}

function find(tzid: string): Zone | undefined {
  const name = tzid.replaceAll(/["']/g, '').replaceAll(/\s+/g, ' ').trim();
  // 'tzone://Microsoft/Utc' is Outlook's.
  if (/(^|\/)(utc|gmt|z|zulu|universal)$/i.test(name)) return 'UTC';
  return (
    ofWindows(name) ??
    ofIana(name) ??
    ofOffset(name) ??
    ofDisplayName(name) ??
    cities.get(name.toLowerCase()) ??
    undefined
  );
}

/** Also in summer's name, and with the number that Outlook adds to a second zone of one name. */
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
    try {
      return new Intl.DateTimeFormat('en', { timeZone: tail }).resolvedOptions().timeZone;
    } catch {
      // A longer or shorter end of the path may be one.
    }
  }
  return undefined;
}

/** 'UTC+10', 'GMT+1000', '+10:00'. */
function ofOffset(name: string): number | undefined {
  const found = /^(?:UTC|GMT)? ?([+-])(\d{1,2})(?::?(\d\d))?$/i.exec(name);
  if (!found) return undefined;
  const minutes = Number(found[2]) * 60 + Number(found[3] ?? 0);
  return minutes > 14 * 60 ? undefined : minutes * (found[1] === '-' ? -1 : 1);
}

/** '(UTC+10:00) Canberra, Melbourne, Sydney': one of its cities whose clock is that far ahead in standard time. */
function ofDisplayName(name: string): string | undefined {
  const found = /^\((?:UTC|GMT)([+-]\d\d:\d\d)?\) ?(.+)$/i.exec(name);
  if (!found) return undefined;
  const ahead = ofOffset(found[1] ?? '+00:00');
  return (found[2] ?? '')
    .split(/, | and /)
    .flatMap((city) => cities.get(city.trim().toLowerCase()) ?? [])
    .find((zone) => standardOffset(zone) === ahead);
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
