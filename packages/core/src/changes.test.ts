import { expect, it } from 'vitest';
import { changes, isWrite } from './changes.ts';
import { routes, type RouteName } from './routes.ts';

const names = Object.keys(routes) as RouteName[];
const isGet = (name: RouteName) => routes[name].startsWith('GET ');

it('a write changes reads, each named once', () => {
  for (const read of Object.values(changes).flat()) expect(isWrite(read)).toBe(false);
  for (const reads of Object.values(changes)) expect(new Set(reads).size).toBe(reads.length);
});

it('only GETs, the search and its counts change nothing', () => {
  expect(names.filter((name) => !isWrite(name) && !isGet(name))).toEqual(['searchSpecialists', 'countSpecialists']);
  expect(names.filter((name) => isWrite(name) && isGet(name))).toEqual([]);
});

it('a booking made or cancelled refreshes the request, appointments and slots', () => {
  for (const write of ['acceptSelection', 'cancelSelection', 'cancelAppointment'] as const) {
    expect(changes[write]).toEqual(
      expect.arrayContaining(['mySelections', 'getSelection', 'myAppointments', 'availabilitySlots']),
    );
  }
});
