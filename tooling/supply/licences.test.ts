import { describe, expect, it } from 'vitest';
import type { Bill, Component } from './bills.ts';
import { licenceFaults } from './licences.ts';

const top: Component = { 'bom-ref': 'pkg:npm/%40tele/kit@1.0.0', group: '@tele', name: 'kit', version: '1.0.0' };

function aBill(licence: string | undefined, between?: string): ReadonlyMap<string, Bill> {
  const ref = 'pkg:npm/somebody@2.0.0';
  const licenses = licence === undefined ? undefined : [{ expression: licence }];
  const component = { 'bom-ref': ref, name: 'somebody', version: '2.0.0', ...(licenses && { licenses }) };
  const dependencies = between
    ? [
        { ref: top['bom-ref'], dependsOn: [between] },
        { ref: between, dependsOn: [ref] },
      ]
    : [{ ref: top['bom-ref'], dependsOn: [ref] }];
  return new Map([
    ['kit.json', { serialNumber: '', metadata: { component: top }, components: [component], dependencies }],
  ]);
}

const rules = { allowed: ['MIT', 'Apache-2.0'], exceptions: {} };

describe('licences of shipped packages', () => {
  it('accepts allowed licences, alternatives and combinations', () => {
    for (const licence of ['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND Apache-2.0'])
      expect(licenceFaults(aBill(licence), rules)).toEqual([]);
  });

  it('refuses copyleft by name, with who brings it along', () => {
    expect(licenceFaults(aBill('GPL-3.0-only', 'pkg:npm/%40other/thing@3.0.0'), rules)).toEqual([
      'somebody@2.0.0 is under GPL-3.0-only: @tele/kit@1.0.0 → @other/thing@3.0.0 → somebody@2.0.0',
    ]);
    expect(licenceFaults(aBill('MIT AND GPL-3.0-only'), rules)).toHaveLength(1);
  });

  it('refuses what names no licence', () => {
    expect(licenceFaults(aBill(undefined), rules)).toEqual([
      'somebody@2.0.0 is under no licence that it names: @tele/kit@1.0.0 → somebody@2.0.0',
    ]);
  });

  it('accepts an exception by version, and rejects an unused one', () => {
    const exceptions = { 'somebody@2.0.0': 'only used to build' };
    expect(licenceFaults(aBill('MPL-2.0'), { ...rules, exceptions })).toEqual([]);
    expect(licenceFaults(aBill('MIT'), { ...rules, exceptions })).toEqual([
      'somebody@2.0.0 is an exception that nothing needs: take it out',
    ]);
  });
});
