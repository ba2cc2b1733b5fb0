import { professions } from '@tele/core';
import { expect, it } from 'vitest';
import { specialtiesLabel } from './specialties-label.ts';

it('specialtiesLabel is the plural of each profession’s label', () => {
  expect([...new Set(professions.map(({ id }) => specialtiesLabel(id)))].toSorted()).toEqual([
    'Disciplines',
    'Focus areas',
    'Matters',
    'Services',
    'Specialties',
    'Subjects',
  ]);
});
