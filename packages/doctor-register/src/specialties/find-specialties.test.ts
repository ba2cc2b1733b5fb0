import { specialtyGroupsOf } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { findSpecialties } from './find-specialties.ts';

const groups = specialtyGroupsOf('doctor');

describe('a search for a specialty', () => {
  it('finds part of a name in whatever case, in every group', () => {
    const found = findSpecialties(groups, ' CARDIO');
    expect(found.map(({ name }) => name)).toContain('Cardiology');
    expect(new Set(found.map(({ group }) => group)).size).toBeGreaterThan(1);
  });

  it('takes a straight apostrophe for a curly one', () => {
    expect(findSpecialties([{ group: 'A', names: ['Women’s imaging'] }], "women's")).toEqual([
      { name: 'Women’s imaging', group: 'A' },
    ]);
  });

  it('finds nothing for a word that stands nowhere', () => {
    expect(findSpecialties(groups, 'xyz')).toEqual([]);
  });
});
