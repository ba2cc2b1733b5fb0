import { anAlert } from '@tele/core/testing';
import { expect, it } from 'vitest';
import { alertHref } from './alert-href.ts';

it('leads to the results that an alert is for, with its filters, in the zone that its hours are of', () => {
  expect(alertHref(anAlert())).toBe(
    '/results/doctor?specialty=Rheumatology&state=TAS&tz=Australia%2FHobart&part=morning&fee=280',
  );
});

it('leads to the page of a specialist, whose address says nothing of what for', () => {
  const alert = anAlert({ specialty: null, specialist: { specialistId: 'spc_1', name: 'Dr Callum Brodie' } });
  expect(alertHref(alert)).toBe('/specialists/spc_1');
});
