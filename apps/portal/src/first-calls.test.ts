import { expect, it, vi } from 'vitest';
import type { Side } from './places.ts';
import { beginFirstCalls, type ReadAhead } from './first-calls.ts';

/** Monday 23 November 2026, 10:12 am in Sydney. */
const monday = new Date('2026-11-22T23:12:00.000Z');

const begunAt = (
  pathname: string,
  search = '',
  { now = monday, side = 'patient' }: { now?: Date; side?: Side | null } = {},
): unknown[][] => {
  const read = vi.fn();
  const ahead = { one: read, pages: read, whole: read } as unknown as ReadAhead;
  beginFirstCalls({ pathname, search }, { now, side }, ahead);
  return read.mock.calls;
};

it('begins with the specialties of the profession that the URL names', () => {
  expect(begunAt('/match/doctor')).toEqual([['availableSpecialties']]);
  expect(begunAt('/atlas')).toEqual([['availableSpecialties']]);
  expect(begunAt('/match/pets/ask')).toEqual([['professionSpecialties', { params: { profession: 'pets' } }]]);
  expect(begunAt('/match/pets')).toEqual([['professionSpecialties', { params: { profession: 'pets' } }]]);
});

it('begins with the search that the URL holds', () => {
  expect(begunAt('/results/doctor', '?specialty=Cardiology&state=VIC&tz=Australia/Perth')).toMatchObject([
    ['searchSpecialists', { body: { profession: 'doctor', specialty: 'Cardiology', state: 'VIC' } }],
  ]);
});

it('leaves a search that is narrowed to its page', () => {
  expect(begunAt('/results/doctor', '?specialty=Cardiology&language=Greek')).toEqual([]);
});

it('searches for nothing where the page leads on', () => {
  expect(begunAt('/results/doctor')).toEqual([]);
  expect(begunAt('/results/plumbers', '?specialty=Cardiology')).toEqual([]);
  expect(begunAt('/nowhere')).toEqual([]);
});

it('begins with how somebody stands in the category of their registration', () => {
  const asked = [['myProvider', { params: { category: 'doctors' } }]];
  expect([begunAt('/work/doctors'), begunAt('/work/doctors/me')]).toEqual([asked, asked]);
  expect([begunAt('/work'), begunAt('/work/doctor'), begunAt('/work/plumbers')]).toEqual([[], [], []]);
});

it('begins with what a specialist’s pages show', () => {
  expect(begunAt('/inbox')).toEqual([['incomingSelections']]);
  expect(begunAt('/inbox/sel_1')).toEqual([['incomingSelections', { query: { selectionId: 'sel_1' } }], ['myCards']]);
});

it('begins with the request for times that the URL names', () => {
  expect(begunAt('/requests/open/req_1')).toEqual([['getOpenRequest', { params: { id: 'req_1' } }]]);
});

it('begins with the first page of a list, and of one that is in parts with the part that stands open', () => {
  expect(begunAt('/requests')).toEqual([
    ['myRequests', { query: { show: 'current' } }],
    ['myRequests', { query: { show: 'unpaid' } }],
  ]);
  expect(begunAt('/appointments')).toEqual([['myAppointments', { query: { when: 'upcoming', role: 'patient' } }]]);
  expect(begunAt('/appointments', '', { side: 'specialist' })).toEqual([
    ['myAppointments', { query: { when: 'upcoming' } }],
  ]);
});

it('leaves the appointments to the page when it is not known which side’s they are', () => {
  expect(begunAt('/appointments', '', { side: null })).toEqual([]);
});

it('begins with the bookings of the week that the calendar opens on: on a Sunday the one to come', () => {
  const week = { from: '2026-11-21T00:00:00.000Z', to: '2026-12-02T00:00:00.000Z', limit: 100 };
  const both = [['myAvailability'], ['myAppointments', { query: week }]];
  expect(begunAt('/availability')).toEqual(both);
  expect(begunAt('/availability', '', { now: new Date('2026-11-21T23:12:00.000Z') })).toEqual(both);
});

it('begins with all three parts of the dashboard at once', () => {
  expect(begunAt('/start')).toEqual([
    ['myOffers', { query: { role: 'patient' } }],
    ['myAppointments', { query: { when: 'upcoming', role: 'patient' } }],
    ['myRequests', { query: { limit: 8 } }],
  ]);
});
