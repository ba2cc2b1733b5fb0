import { describe, expect, it } from 'vitest';
import { brandHref, dockItems, isCurrent, navItems } from './nav-items.ts';

const labels = (items: readonly { label: string }[]) => items.map((item) => item.label);

describe('the navigation', () => {
  it('gives a patient and a newcomer the patient’s places', () => {
    expect(labels(navItems('patient'))).toEqual(['Find specialists', 'Requests', 'Appointments']);
    expect(navItems(null)).toEqual(navItems('patient'));
  });

  it('gives a specialist theirs', () => {
    expect(labels(navItems('specialist'))).toEqual(['Inbox', 'Availability', 'Appointments']);
  });

  it('ends the dock with the account of the role', () => {
    expect(dockItems('patient').map((item) => item.dockLabel)).toEqual(['Match', 'Requests', 'Booked', 'Account']);
    expect(dockItems('specialist').map((item) => item.dockLabel)).toEqual([
      'Inbox',
      'Schedule',
      'Appointments',
      'Account',
    ]);
    expect(dockItems('specialist').at(-1)?.href).toBe('/specialist');
    expect(dockItems(null).at(-1)?.href).toBe('/patient');
  });

  it.each([
    ['/match/doctor', 'Find specialists'],
    ['/results/pets', 'Find specialists'],
    ['/requests/sel_1', 'Requests'],
    ['/atlas', 'Find specialists'],
    ['/atlas/selections/sel_1', 'Requests'],
    ['/appointments', 'Appointments'],
    ['/register', 'Account'],
  ])('marks one item on %s', (path, label) => {
    expect(labels(dockItems('patient').filter((item) => isCurrent(item, path)))).toEqual([label]);
  });

  it('marks the availability of a specialist', () => {
    expect(labels(dockItems('specialist').filter((item) => isCurrent(item, '/availability')))).toEqual([
      'Availability',
    ]);
  });

  it('leads the brand home by role', () => {
    expect(brandHref('specialist')).toBe('/inbox');
    expect(brandHref('patient')).toBe('/start');
    expect(brandHref(null)).toBe('/');
  });
});
