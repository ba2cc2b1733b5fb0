import { anAlert } from '@tele/core/testing';
import { expect, it } from 'vitest';
import { alertHref } from './alert-href.ts';

it('links to an alert’s results with its filters and zone', () => {
  expect(alertHref(anAlert())).toBe(
    '/results/doctor?specialty=Rheumatology&state=TAS&tz=Australia%2FHobart&part=morning&fee=280',
  );
});

it('links to a specialist’s page without the search', () => {
  const alert = anAlert({ specialty: null, specialist: { specialistId: 'spc_1', name: 'Dr Callum Brodie' } });
  expect(alertHref(alert)).toBe('/specialists/spc_1');
});
