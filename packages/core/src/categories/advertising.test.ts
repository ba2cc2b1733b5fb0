import { describe, expect, it } from 'vitest';
import { professionIds } from '../catalogue/professions.ts';
import type { AdvertisingCase } from '../registration/advertising-case.ts';
import { lintProfile } from '../registration/lint-profile.ts';
import { loadCategory } from './load.ts';
import { casesOfAll } from './shared/advertising.cases.ts';

/** `*`, `+` and `{2,}` without bound, outside character classes; `\*` is a character. */
const unbounded = (pattern: RegExp): boolean =>
  /[*+]|\{\d+,\}/.test(pattern.source.replaceAll(/\\[^bdsw]/g, '').replaceAll(/\[[^\]]*\]/g, 'c'));

/** Repeated beginnings of the matched texts, never completed. */
const hostile = ['9', '9 ', 'a', '\u00a0', 'Dr ', 'treat a b ', 'fix any ', '99.9% ', '$9,', 'free consult', '🐕'].map(
  (start) => start.repeat(2_000).slice(0, 2_000),
);

describe.each(professionIds)('a profile of %s', async (profession) => {
  const category = await loadCategory(profession);
  const own = (await import(`./${profession}/advertising.cases.ts`)) as { cases: readonly AdvertisingCase[] };
  const cases = [...casesOfAll, ...own.cases];
  const idsIn = (text: string) => lintProfile(category, text, { licences: [] }).map(({ id }) => id);

  it('has a case for each rule', () => {
    expect(category.advertising.map(({ id }) => id).toSorted()).toEqual(cases.map(({ id }) => id).toSorted());
    expect(cases.filter(({ hits }) => hits.length === 0)).toEqual([]);
  });

  it.each(cases)('is warned of $id for its words, but not for similar ones', ({ id, hits, misses }) => {
    expect(hits.filter((text) => !idsIn(text).includes(id))).toEqual([]);
    expect(misses.filter((text) => idsIn(text).includes(id))).toEqual([]);
  });

  it('is allowed words by licences that the category knows', () => {
    const groups = category.registration.kinds.map(({ group }) => group);
    const allowing = category.advertising.flatMap(({ allowedWith = [] }) => allowedWith);
    expect(allowing.filter((group) => !groups.includes(group))).toEqual([]);
  });

  it('is checked in linear time, since no rule repeats without bound', () => {
    expect(category.advertising.filter(({ pattern }) => unbounded(pattern)).map(({ id }) => id)).toEqual([]);
    for (const text of hostile) expect(idsIn(text).length).toBeLessThanOrEqual(2_000);
  });
});
