import { describe, expect, it } from 'vitest';
import { matchStart, routes } from './routes.ts';

describe('routes', () => {
  it('starts matching with doctors', () => {
    expect(matchStart).toBe('/match/doctor');
  });

  it('writes a search with and without its query', () => {
    expect(routes.search.href('pets')).toBe('/match/pets');
    expect(routes.search.href('pets', 'state=VIC')).toBe('/match/pets?state=VIC');
    expect(routes.results.href('doctor', 'specialty=Cardiology')).toBe('/results/doctor?specialty=Cardiology');
  });

  it('keeps an id from reaching into another path', () => {
    expect(routes.request.href('a/../b')).toBe('/requests/a%2F..%2Fb');
    expect(routes.respond.href('sel 1')).toBe('/inbox/sel%201');
  });

  it('names the appointment to open', () => {
    expect(routes.appointments.href()).toBe('/appointments');
    expect(routes.appointments.href('2026-12-01T23:30:00.000Z')).toBe('/appointments?apt=2026-12-01T23%3A30%3A00.000Z');
  });
});
