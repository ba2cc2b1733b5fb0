import { offersInput, requestsInput } from '@tele/match-widget/screens';
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

it('starts with the specialties of the URL’s profession', () => {
  expect(begunAt('/match/doctor')).toEqual([['availableSpecialties']]);
  expect(begunAt('/atlas')).toEqual([['availableSpecialties']]);
  expect(begunAt('/match/pets/ask')).toEqual([['professionSpecialties', { params: { profession: 'pets' } }]]);
  expect(begunAt('/match/pets')).toEqual([['professionSpecialties', { params: { profession: 'pets' } }]]);
});

it('starts with the URL’s search', () => {
  expect(begunAt('/results/doctor', '?specialty=Cardiology&state=VIC&tz=Australia/Perth')).toMatchObject([
    ['searchSpecialists', { body: { profession: 'doctor', specialty: 'Cardiology', state: 'VIC' } }],
  ]);
});

it('leaves a filtered search to its page', () => {
  expect(begunAt('/results/doctor', '?specialty=Cardiology&language=Greek')).toEqual([]);
});

it('skips the search when the page redirects', () => {
  expect(begunAt('/results/doctor')).toEqual([]);
  expect(begunAt('/results/plumbers', '?specialty=Cardiology')).toEqual([]);
  expect(begunAt('/nowhere')).toEqual([]);
});

it('starts with the provider status in the URL’s category', () => {
  const asked = [['myProvider', { params: { category: 'doctors' } }]];
  expect([begunAt('/work/doctors'), begunAt('/work/doctors/me')]).toEqual([asked, asked]);
  expect([begunAt('/work'), begunAt('/work/doctor'), begunAt('/work/plumbers')]).toEqual([[], [], []]);
});

it('starts with the data of a specialist’s page', () => {
  expect(begunAt('/inbox')).toEqual([['incomingSelections']]);
  expect(begunAt('/inbox/sel_1')).toEqual([['incomingSelections', { query: { selectionId: 'sel_1' } }], ['myCards']]);
});

it('starts with the URL’s open request', () => {
  expect(begunAt('/requests/open/req_1')).toEqual([['getOpenRequest', { params: { id: 'req_1' } }]]);
});

it('starts with a list’s first page, or that of its open part', () => {
  expect(begunAt('/requests')).toEqual([
    ['myRequests', { query: { show: 'current' } }],
    ['myRequests', { query: { show: 'unpaid' } }],
  ]);
  expect(begunAt('/appointments')).toEqual([['myAppointments', { query: { when: 'upcoming', role: 'patient' } }]]);
  expect(begunAt('/appointments', '', { side: 'specialist' })).toEqual([
    ['myAppointments', { query: { when: 'upcoming' } }],
  ]);
});

it('leaves appointments to the page while the side is unknown', () => {
  expect(begunAt('/appointments', '', { side: null })).toEqual([]);
});

it('starts with the calendar’s week, which on Sundays is the next', () => {
  const week = { from: '2026-11-21T00:00:00.000Z', to: '2026-12-02T00:00:00.000Z', limit: 100 };
  const both = [['myAvailability'], ['myAppointments', { query: week }]];
  expect(begunAt('/availability')).toEqual(both);
  expect(begunAt('/availability', '', { now: new Date('2026-11-21T23:12:00.000Z') })).toEqual(both);
});

it('starts with all three parts of the dashboard', () => {
  expect(begunAt('/start')).toEqual([
    ['myOffers', offersInput],
    ['myAppointments', { query: { when: 'upcoming', role: 'patient' } }],
    ['myRequests', requestsInput],
  ]);
});
