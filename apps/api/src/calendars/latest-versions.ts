import type { Clock } from './clock-of.ts';
import { firstOf, type Component } from './ical/components.ts';
import { timeOf } from './ical/written.ts';

/** Drops older versions (RFC 5545 SEQUENCE, DTSTAMP). Equal versions stay: programs reuse UIDs. */
export function latestVersions<Source extends { event: Component; clock: Clock }>(
  sources: readonly Source[],
): Source[] {
  const latest = new Map<string, Version>();
  const versions = sources.map((source) => ({ source, name: nameOf(source), version: versionOf(source.event) }));
  for (const { name, version } of versions) {
    const known = latest.get(name);
    if (!known || isLater(version, known)) latest.set(name, version);
  }
  return versions
    .filter(({ name, version }) => name === '' || !isLater(latest.get(name) ?? version, version))
    .map(({ source }) => source);
}

function nameOf({ event, clock }: { event: Component; clock: Clock }): string {
  const uid = firstOf(event, 'UID')?.value ?? '';
  const about = timeOf(firstOf(event, 'RECURRENCE-ID'));
  return uid === '' ? '' : `${uid}\n${about ? clock.instantOf(about) : ''}`;
}

interface Version {
  sequence: number;
  stamp: number;
}

function versionOf(event: Component): Version {
  const sequence = Number(firstOf(event, 'SEQUENCE')?.value ?? 0);
  const stamp = timeOf(firstOf(event, 'DTSTAMP'))?.wall ?? 0;
  return { sequence: Number.isInteger(sequence) ? sequence : 0, stamp };
}

const isLater = (one: Version, other: Version): boolean =>
  one.sequence > other.sequence || (one.sequence === other.sequence && one.stamp > other.stamp);
