import { describe, expect, it } from 'vitest';
import { everyChange } from './checks/every-change.ts';
import { beforeLanding } from './checks/before-landing.ts';
import { beforeRelease } from './checks/before-release.ts';
import { lanesWithout, leftOut, leftOutText, missingRequirements, type MachineFacts } from './left-out.ts';
import type { Lanes } from './lanes.ts';

const everything: MachineFacts = {
  hasPostgres: true,
  hasNginx: true,
  hasEngines: true,
  hasPromtool: true,
  hasDebootstrap: true,
  hasPinnedChromium: true,
  hasAptGet: true,
  isRoot: true,
};
const nothing = Object.fromEntries(Object.keys(everything).map((fact) => [fact, false])) as unknown as MachineFacts;
const lanes: Lanes = { one: [{ name: 'servers', command: '' }], two: [{ name: 'engines', command: '' }] };
const namesOf = (all: Lanes): string[] =>
  Object.values(all)
    .flat()
    .map(({ name }) => name);

describe('what a machine leaves out', () => {
  it('is nothing when it has every program', () => {
    expect(leftOut(everything, { ...beforeLanding, ...beforeRelease })).toEqual([]);
    expect(leftOutText([])).toBe('Nothing is left out on this machine.');
  });

  it('names missing programs and how to add them', () => {
    const text = leftOutText(leftOut({ ...everything, hasPostgres: false }, lanes));
    expect(text).toContain('no PostgreSQL server found. Install PostgreSQL as root, or set TEST_DATABASE_URL.');
    expect(leftOutText(leftOut(nothing, lanes))).toContain('Firefox and WebKit: not installed.');
  });

  it('does not count programs that root can install', () => {
    const facts = { ...nothing, hasAptGet: true };
    const all = { ...beforeLanding, ...beforeRelease };
    const stepsLeftOut = (isRoot: boolean) => leftOut({ ...facts, isRoot }, all).flatMap(({ steps }) => steps);
    expect(stepsLeftOut(false)).toEqual(['engines', 'stories in Firefox', 'bare Debian']);
    expect(stepsLeftOut(true)).toEqual([]);
  });

  it('names only checks that would run', () => {
    expect(leftOut(nothing, { one: [{ name: 'months', command: '' }] })).toEqual([]);
  });

  it('removes whole steps, but none that another step needs', () => {
    for (const all of [beforeLanding, beforeRelease] as const satisfies readonly Lanes[]) {
      const left = Object.values<Lanes[string]>(lanesWithout(all, leftOut(nothing, all))).flat();
      const needed = left.flatMap(({ needs = [] }) => needs);
      expect(left.map(({ name }) => name)).toEqual(expect.arrayContaining(needed));
    }
    expect(namesOf(lanesWithout(lanes, leftOut(nothing, lanes)))).toEqual(['servers']);
  });

  it('is an error when the environment requires it', () => {
    const missing = leftOut(nothing, lanes);
    expect(missingRequirements(missing, {})).toEqual([]);
    expect(missingRequirements(missing, { REQUIRE_ENGINES: '1' })).toEqual([
      expect.stringMatching(/^REQUIRE_ENGINES=1\. Firefox and WebKit: not installed\./),
    ]);
  });

  it('is known by the names of real steps', () => {
    const real = new Set(namesOf({ ...everyChange, ...beforeLanding, ...beforeRelease }));
    const all: Lanes = { all: [...real].map((name) => ({ name, command: '' })) };
    const removed = leftOut(nothing, all).flatMap(({ steps }) => steps);
    expect(removed.filter((name) => !real.has(name))).toEqual([]);
    expect(leftOut(nothing, all)).toHaveLength(6);
  });
});
