import { aWatch } from '@tele/core/testing';
import { expect, it } from 'vitest';
import { watchHref } from './watch-href.ts';

it('leads to the results that a watch is for, with its filters, in the zone that its hours are of', () => {
  expect(watchHref(aWatch())).toBe(
    '/results/doctor?specialty=Rheumatology&state=TAS&tz=Australia%2FHobart&part=morning&fee=280',
  );
});

it('leads to the page of a specialist, whose address says nothing of what for', () => {
  const watch = aWatch({ specialty: null, specialist: { specialistId: 'spc_1', name: 'Dr Callum Brodie' } });
  expect(watchHref(watch)).toBe('/specialists/spc_1');
});
