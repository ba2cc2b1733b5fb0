import { expect, it, vi } from 'vitest';
import { beginFirstCalls, type ReadAhead } from './first-calls.ts';

const begunAt = (pathname: string, search = ''): unknown[][] => {
  const read = vi.fn();
  beginFirstCalls(pathname, search, read as ReadAhead);
  return read.mock.calls;
};

it('begins with the specialties of the profession that the URL names', () => {
  expect(begunAt('/match/doctor')).toEqual([['availableSpecialties']]);
  expect(begunAt('/start')).toEqual([['availableSpecialties']]);
  expect(begunAt('/match/pets')).toEqual([['professionSpecialties', { params: { profession: 'pets' } }]]);
});

it('begins with the search that the URL holds', () => {
  expect(begunAt('/results/doctor', '?specialty=Cardiology&state=VIC&tz=Australia/Perth')).toMatchObject([
    ['searchSpecialists', { body: { profession: 'doctor', specialty: 'Cardiology', state: 'VIC' } }],
  ]);
});

it('searches for nothing where the page leads on', () => {
  expect(begunAt('/results/doctor')).toEqual([]);
  expect(begunAt('/results/plumbers', '?specialty=Cardiology')).toEqual([]);
  expect(begunAt('/nowhere')).toEqual([]);
});

it('begins with what a specialist’s pages show', () => {
  expect(begunAt('/inbox')).toEqual([['incomingSelections']]);
  expect(begunAt('/availability')).toEqual([['myAvailability'], ['myAppointments']]);
});
