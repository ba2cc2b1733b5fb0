import { describe, expect, it } from 'vitest';
import { cameFor } from './came-for.ts';

describe('cameFor', () => {
  it('reads the category of a search from its path or its ID', () => {
    expect(cameFor('/match/doctors')?.aProfessional).toBe('a doctor');
    expect(cameFor('/match/education?specialty=Maths')?.aProfessional).toBe('a tutor');
  });

  it('returns null for the default start, other pages and unknown categories', () => {
    expect(['/match/doctor', '/match', '/requests', '/match/dentist', '//match/doctors'].map(cameFor)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});
