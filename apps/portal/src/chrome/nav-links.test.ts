import { describe, expect, it } from 'vitest';
import { placesMessages } from '../places.messages.ts';
import { brandHref, navLinks, type NavLink } from './nav-links.ts';

const texts = (links: readonly NavLink[]) => links.map(({ word }) => placesMessages.table[word]);

describe('the navigation', () => {
  it('gives a patient and a newcomer the patient’s places', () => {
    expect(texts(navLinks('bar', 'patient', '/'))).toEqual(['Find specialists', 'Requests', 'Appointments']);
    expect(navLinks('bar', null, '/')).toEqual(navLinks('bar', 'patient', '/'));
  });

  it('gives a specialist theirs', () => {
    expect(texts(navLinks('drawer', 'specialist', '/'))).toEqual(['Inbox', 'Availability', 'Appointments']);
  });

  it('gives staff the applications alone', () => {
    expect(navLinks('bar', 'staff', '/staff/app_1')).toEqual([
      { href: '/staff', word: 'applications', icon: 'file', current: true },
    ]);
  });

  it('ends the dock with the account of the role', () => {
    expect(texts(navLinks('dock', 'patient', '/'))).toEqual(['Match', 'Requests', 'Booked', 'Account']);
    expect(texts(navLinks('dock', 'specialist', '/'))).toEqual(['Inbox', 'Schedule', 'Appointments', 'Account']);
    expect(navLinks('dock', 'specialist', '/').at(-1)?.href).toBe('/specialist');
    expect(navLinks('dock', null, '/').at(-1)?.href).toBe('/patient');
  });

  it.each([
    ['/match/doctor', '/match/doctor'],
    ['/results/pets', '/match/doctor'],
    ['/atlas', '/match/doctor'],
    ['/requests/sel_1', '/requests'],
    ['/atlas/selections/sel_1', '/requests'],
    ['/appointments', '/appointments'],
    ['/register', '/patient'],
  ])('marks one link on %s', (path, href) => {
    expect(navLinks('dock', 'patient', path).flatMap((link) => (link.current ? [link.href] : []))).toEqual([href]);
  });

  it('marks nothing on a URL of no place', () => {
    expect(navLinks('dock', 'patient', '/nowhere').filter(({ current }) => current)).toEqual([]);
  });

  it('marks the account of a specialist on their profile', () => {
    expect(navLinks('dock', 'specialist', '/register').find(({ current }) => current)?.href).toBe('/specialist');
  });

  it('leads the brand home by role', () => {
    expect(brandHref('specialist')).toBe('/inbox');
    expect(brandHref('patient')).toBe('/start');
    expect(brandHref('staff')).toBe('/staff');
    expect(brandHref(null)).toBe('/');
  });
});
