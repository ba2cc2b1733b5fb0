import { expect, it } from 'vitest';
import { placeZones, windowsZones } from './windows-zones.ts';
import { zoneOf } from './zone-of.ts';

it('maps every Windows zone to a zone that Intl knows', () => {
  const zones = Object.entries(windowsZones).map(([name, zone]) => [name, zoneOf(name.toUpperCase()), zone]);
  expect(zones.filter(([, found, zone]) => found !== zone)).toEqual([]);
  expect(() =>
    Object.values(windowsZones).map((timeZone) => new Intl.DateTimeFormat('en', { timeZone })),
  ).not.toThrow();
});

it.each([
  ['Australia/Sydney', 'Australia/Sydney'],
  ['australia/sydney', 'Australia/Sydney'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/New York', 'America/New_York'],
  ['/freeassociation.sourceforge.net/Australia/Perth', 'Australia/Perth'],
  ['/mozilla.org/20050126_1/Australia/Adelaide', 'Australia/Adelaide'],
  ['"AUS Eastern Standard Time"', 'Australia/Sydney'],
  ['AUS Eastern Daylight Time', 'Australia/Sydney'],
  ['W. Europe Standard Time 1', 'Europe/Berlin'],
  ['tzone://Microsoft/Utc', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['(UTC+10:00) Canberra, Melbourne, Sydney', 'Australia/Sydney'],
  ['(GMT+10.00) Canberra/Melbourne/Sydney', 'Australia/Sydney'],
  ['Canberra, Melbourne, Sydney', 'Australia/Sydney'],
  ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
  ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', 'Asia/Kolkata'],
  ['(UTC) Coordinated Universal Time', 'UTC'],
  ['EST5EDT', 'America/New_York'],
  ['NZ', 'Pacific/Auckland'],
  ['Australia/ACT', 'Australia/Sydney'],
  ['(GMT+10:00) Brisbane', 'Australia/Brisbane'],
  ['(UTC+08:00) Perth', 'Australia/Perth'],
  ['Hobart', 'Australia/Hobart'],
  ['GMT+1000', 600],
  ['UTC-3:30', -210],
  ['+09:30', 570],
])('reads %s', (name, zone) => {
  expect(canonical(zoneOf(name))).toBe(canonical(zone));
});

it('knows every place in Outlook’s zone names', () => {
  const places = Object.entries(placeZones);
  expect(places.filter(([place, zone]) => canonical(zoneOf(place)) !== canonical(zone))).toEqual([]);
});

const canonical = (zone: string | number | undefined): unknown =>
  typeof zone === 'string' ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone : zone;

it.each(['EST', 'AEST', 'Customized Time Zone', 'Mars/Olympus', '(UTC+09:00) Sydney', 'GMT+2500', 'Sydney, Perth', ''])(
  'does not guess what %j is',
  (name) => {
    expect(zoneOf(name)).toBeUndefined();
  },
);
