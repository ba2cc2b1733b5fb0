import { describe, expect, it } from 'vitest';
import { placesMessages } from '../places.messages.ts';
import { brandHref, navLinks, tabsOf, type NavLink } from './nav-links.ts';
import { storyViewers } from './story-viewers.ts';

const { patient, specialist, both, newcomer, applicant, withoutProfile, nobody, staff } = storyViewers;
const texts = (links: readonly NavLink[]) => links.map(({ word }) => placesMessages.table[word]);

describe('the navigation', () => {
  it('gives a patient and a newcomer the patient’s places', () => {
    expect(texts(navLinks('bar', patient, '/'))).toEqual(['Find specialists', 'Requests', 'Appointments']);
    expect(navLinks('bar', newcomer, '/')).toEqual(navLinks('bar', patient, '/'));
    expect(navLinks('bar', withoutProfile, '/')).toEqual(navLinks('bar', patient, '/'));
  });

  it('begins the drawer of a patient with their dashboard', () => {
    expect(texts(navLinks('drawer', patient, '/'))).toEqual(['Home', 'Find specialists', 'Requests', 'Appointments']);
    expect(navLinks('drawer', patient, '/start').find(({ current }) => current)?.href).toBe('/start');
    expect(navLinks('bar', patient, '/start').filter(({ current }) => current)).toEqual([]);
  });

  it('gives a specialist the specialist’s places', () => {
    expect(texts(navLinks('drawer', specialist, '/'))).toEqual(['Inbox', 'Availability', 'Appointments']);
  });

  it('gives staff the applications only', () => {
    expect(navLinks('bar', staff, '/staff/app_1')).toEqual([
      { href: '/staff', word: 'applications', icon: 'file', current: true },
    ]);
  });

  it('gives a person with both sides the places of the current one', () => {
    expect(navLinks('bar', both, '/work')).toEqual(navLinks('bar', specialist, '/work'));
    expect(navLinks('dock', { ...both, side: 'patient' }, '/match')).toEqual(navLinks('dock', patient, '/match'));
  });

  it('gives a patient on the provider’s side its open places and their account', () => {
    expect(navLinks('bar', applicant, '/work')).toEqual([]);
    expect(navLinks('dock', applicant, '/work').map(({ href }) => href)).toEqual(['/work', '/patient']);
  });

  it('gives a specialist without a patient profile only the search as a client', () => {
    const links = navLinks('dock', { ...specialist, side: 'patient' }, '/match');
    expect(links.map(({ href }) => href)).toEqual(['/match/doctor', '/specialist']);
  });

  it('gives visitors all provider places, because they may be providers', () => {
    expect(texts(navLinks('dock', nobody, '/work'))).toEqual(['Work', 'Inbox', 'Schedule', 'Account']);
  });

  it('ends the dock with the account of the side', () => {
    expect(texts(navLinks('dock', patient, '/'))).toEqual(['Match', 'Requests', 'Booked', 'Account']);
    expect(texts(navLinks('dock', specialist, '/'))).toEqual(['Work', 'Inbox', 'Schedule', 'Account']);
    expect(navLinks('dock', specialist, '/').at(-1)?.href).toBe('/specialist');
    expect(navLinks('dock', newcomer, '/').at(-1)?.href).toBe('/patient');
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
    expect(navLinks('dock', patient, path).flatMap((link) => (link.current ? [link.href] : []))).toEqual([href]);
  });

  it('marks Work on every registration page', () => {
    for (const path of ['/work', '/work/doctors', '/work/education/me', '/work/account'])
      expect(navLinks('dock', specialist, path).find(({ current }) => current)?.href).toBe('/work');
  });

  it('marks nothing on an unknown URL', () => {
    expect(navLinks('dock', patient, '/nowhere').filter(({ current }) => current)).toEqual([]);
  });

  it('marks the account of a specialist on their profile', () => {
    expect(navLinks('dock', specialist, '/register').find(({ current }) => current)?.href).toBe('/specialist');
  });

  it('has a tab for staff, for staff only', () => {
    expect(tabsOf(staff)).toEqual(['patient', 'specialist', 'staff']);
    for (const viewer of [patient, specialist, both, newcomer, nobody])
      expect(tabsOf(viewer)).toEqual(['patient', 'specialist']);
  });

  it('links the brand to the home of the role, or of the current side', () => {
    expect(brandHref(specialist)).toBe('/inbox');
    expect(brandHref({ ...specialist, side: 'patient' })).toBe('/inbox');
    expect(brandHref(patient)).toBe('/start');
    expect(brandHref(applicant)).toBe('/start');
    expect(brandHref({ ...both, side: 'patient' })).toBe('/start');
    expect(brandHref(both)).toBe('/inbox');
    expect(brandHref(staff)).toBe('/staff');
    expect(brandHref({ ...staff, side: 'patient' })).toBe('/staff');
    expect(brandHref(newcomer)).toBe('/');
    expect(brandHref(nobody)).toBe('/');
  });
});
