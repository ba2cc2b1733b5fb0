import semver from 'semver';
import { describe, expect, it } from 'vitest';
import {
  advisoriesFor,
  isAtLeast,
  isRegistryAnswer,
  isStale,
  notLookedUp,
  readAdvisories,
  severities,
  type Advisory,
} from './advisories.ts';
import type { Component } from './bills.ts';

function component(name: string, version: string, group?: string): Component {
  return { 'bom-ref': `${group ?? ''}/${name}@${version}`, name, version, ...(group && { group }) };
}

const advisory: Advisory = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'post',
  vulnerable: '<1.4.2 || >=2.0.0 <2.1.0',
  patched: '1.4.2, 2.1.0',
  severity: 'high',
  title: 'Letters open by themselves',
};

function idsFor(name: string, version: string, advisories: readonly Advisory[] = [advisory]): string[] {
  return advisoriesFor([component(name, version)], { advisories }).map((hit) => hit.advisory.id);
}

describe('advisoriesFor', () => {
  it.each(['0.1.0', '1.4.1', '2.0.0', '2.0.9'])('finds vulnerable version %s', (version) => {
    expect(idsFor('post', version)).toEqual([advisory.id]);
  });

  it.each(['1.4.2', '1.9.0', '2.1.0', '3.0.0'])('finds nothing for fixed version %s', (version) => {
    expect(idsFor('post', version)).toEqual([]);
  });

  it('treats a pre-release as older than its release', () => {
    expect(idsFor('post', '1.4.2-rc.1')).toEqual([advisory.id]);
    expect(idsFor('post', '2.0.0-beta.1')).toEqual([]);
    expect(idsFor('post', '2.1.0-beta.1')).toEqual([advisory.id]);
    expect(idsFor('post', '2.2.0-beta.1')).toEqual([]);
  });

  it('matches the whole name, scope included', () => {
    expect(idsFor('post', '1.0.0', [{ ...advisory, package: '@royal/post' }])).toEqual([]);
    const scoped = advisoriesFor([component('post', '1.0.0', '@royal')], { advisories: [advisory] });
    expect(scoped).toEqual([]);
  });

  it('lists a version once, the most severe advisory first', () => {
    const low: Advisory = { ...advisory, id: 'GHSA-dddd-eeee-ffff', severity: 'low' };
    const critical: Advisory = { ...advisory, id: 'GHSA-gggg-hhhh-jjjj', severity: 'critical' };
    const twice = [component('post', '1.0.0'), component('post', '1.0.0')];
    const hits = advisoriesFor(twice, { advisories: [low, advisory, critical] });
    expect(hits.map((hit) => hit.advisory.severity)).toEqual(['critical', 'high', 'low']);
  });
});

it('compares severities', () => {
  expect(severities.filter((severity) => isAtLeast(severity, 'high'))).toEqual(['high', 'critical']);
});

it('names shipped packages that no search covers, other than our own', () => {
  const shipped = [
    component('core', '1.0.0', '@tele'),
    component('post', '1.0.0'),
    component('stamps', '1.0.0', '@royal'),
    component('parcel', '1.0.0'),
  ];
  expect(notLookedUp(shipped, { lookedUp: ['post', '@royal/*'] })).toEqual(['parcel']);
});

it('isRegistryAnswer is false for an error of pnpm', () => {
  expect(isRegistryAnswer('No known vulnerabilities found')).toBe(true);
  expect(isRegistryAnswer('Error: ERR_PNPM_AUDIT_BAD_RESPONSE')).toBe(false);
  expect(isRegistryAnswer('')).toBe(false);
});

it('isStale is true after 30 days', () => {
  expect(isStale({ date: '2026-10-01' }, new Date('2026-10-31T00:00:00Z'))).toBe(false);
  expect(isStale({ date: '2026-10-01' }, new Date('2026-10-31T00:00:01Z'))).toBe(true);
});

describe('advisories.json', () => {
  const { advisories, date, lookedUp } = readAdvisories();

  it('names a real date and a valid ID, range and severity for each advisory', () => {
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    const wrong = advisories.filter(
      ({ id, vulnerable, severity }) =>
        !/^GHSA(-[0-9a-z]{4}){3}$/.test(id) || semver.validRange(vulnerable) === null || !severities.includes(severity),
    );
    expect(wrong).toEqual([]);
  });

  it('counts each fixed version as fixed', () => {
    const wrong = advisories.filter(({ patched, vulnerable }) =>
      patched.split(', ').some((version) => semver.valid(version) === null || semver.satisfies(version, vulnerable)),
    );
    expect(wrong).toEqual([]);
  });

  it('is sorted by package and ID, without repetition', () => {
    const keys = advisories.map((one) => `${one.package} ${one.id}`);
    expect(keys).toEqual([...new Set(keys)].toSorted());
    expect(lookedUp).toEqual([...new Set(lookedUp)].toSorted());
  });
});
