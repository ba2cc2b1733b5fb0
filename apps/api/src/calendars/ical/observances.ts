import type { InstantSpan } from '@tele/core';
import type { Budget } from './budget.ts';
import { allOf, firstOf, type Component } from './components.ts';
import { followRule } from './repeat.ts';
import { parseRule } from './rule.ts';
import { timeOf, timesIn } from './written.ts';

/** Clock of a custom VTIMEZONE, accurate near the window. */
export interface Observances {
  /** UTC offset in milliseconds. Skipped wall times use the offset before the change; repeated ones the first. */
  offsetOfWall: (wall: number) => number;
  offsetAt: (instant: number) => number;
}

interface Change {
  /** Wall clock before the change, and offsets before and after, in milliseconds. */
  wall: number;
  before: number;
  after: number;
}

const minute = 60_000;
const year = 366 * 24 * 60 * minute;
const mostObservances = 50;
const mostChanges = 500;

export function observancesOf(zone: Component, window: InstantSpan, budget: Budget): Observances | undefined {
  const parts = zone.inside.filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT');
  if (parts.length === 0 || parts.length > mostObservances) return undefined;
  const all = parts.map((part) => changesOf(part, window, budget));
  if (all.includes(undefined)) return undefined;
  const changes = all.flatMap((some) => some ?? []).toSorted((a, b) => a.wall - a.before - (b.wall - b.before));
  const first = changes[0]?.before ?? 0;
  const begun = ({ wall, before, after }: Change): number => wall + Math.max(0, after - before);
  return {
    offsetOfWall: (wall) => changes.findLast((change) => begun(change) <= wall)?.after ?? first,
    offsetAt: (instant) => changes.findLast(({ wall, before }) => wall - before <= instant)?.after ?? first,
  };
}

function changesOf(part: Component, window: InstantSpan, budget: Budget): Change[] | undefined {
  const start = timeOf(firstOf(part, 'DTSTART'));
  const before = offsetOf(firstOf(part, 'TZOFFSETFROM')?.value);
  const after = offsetOf(firstOf(part, 'TZOFFSETTO')?.value);
  if (!start || after === undefined) return undefined;
  const walls = [start.wall, ...[...timesIn(allOf(part, 'RDATE'))].slice(0, mostChanges).map(({ wall }) => wall)];
  for (const { value } of allOf(part, 'RRULE').slice(0, mostObservances)) {
    const rule = parseRule(value);
    if (!rule) return undefined;
    const last = rule.until ? rule.until.wall + (rule.until.isUtc ? (before ?? after) : 0) : Infinity;
    const from = Math.min(window.start, last) - 2 * year;
    const to = window.end + year;
    const followed = followRule(rule, start, { from, to, budget }, (wall) => {
      if (wall <= last && wall >= from) walls.push(wall);
      return wall <= last && walls.length < mostChanges;
    });
    if (followed !== 'whole') return undefined;
  }
  return walls.map((wall) => ({ wall, before: before ?? after, after }));
}

function offsetOf(text = ''): number | undefined {
  const found = /^([+-])(\d\d):?(\d\d)(\d\d)?$/.exec(text);
  if (!found) return undefined;
  const seconds = (Number(found[2]) * 60 + Number(found[3])) * 60 + Number(found[4] ?? 0);
  return seconds * (found[1] === '-' ? -1_000 : 1_000);
}
