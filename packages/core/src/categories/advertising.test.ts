import { expect, it } from 'vitest';
import { professionIds } from '../catalogue/professions.ts';
import type { AdvertisingCase } from '../registration/advertising-case.ts';
import { loadCategory } from './load.ts';
import { casesOfAll } from './shared/advertising.cases.ts';

it.each(professionIds)('finds what a profile of %s may not say, and lets the like pass', async (profession) => {
  const { advertising } = await loadCategory(profession);
  const own = (await import(`./${profession}/advertising.cases.ts`)) as { cases: readonly AdvertisingCase[] };
  const cases = [...casesOfAll, ...own.cases];
  expect(advertising.map(({ id }) => id).toSorted()).toEqual(cases.map(({ id }) => id).toSorted());
  for (const { id, pattern } of advertising) {
    const { hits = [], misses = [] } = cases.find((one) => one.id === id) ?? {};
    expect(hits.length, id).toBeGreaterThan(0);
    expect(
      hits.filter((text) => !pattern.test(text)),
      id,
    ).toEqual([]);
    expect(
      misses.filter((text) => pattern.test(text)),
      id,
    ).toEqual([]);
  }
});
