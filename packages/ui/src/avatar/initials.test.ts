import { expect, test } from 'vitest';
import { initialsOf, tintOf } from './initials.ts';

test.each([
  ['Dr Priya Venkatesan', 'PV'],
  ['A/Prof Hạnh Thị Nguyễn', 'HN'],
  ['Maeve', 'M'],
  ['Dr', 'D'],
  ['élodie o’brien', 'ÉO'],
  ['  ', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('names that start alike get different tints', () => {
  const names = ['Dr Priya Venkatesan', 'Dr Callum Brodie', 'Dr Hạnh Nguyễn', 'Dr Sienna Abdallah'];
  expect(new Set(names.map(tintOf)).size).toBe(4);
});

test('a name keeps its tint, and all six are used', () => {
  const tints = Array.from({ length: 200 }, (_, index) => tintOf(`user-${index}`));
  expect(tints).toEqual(Array.from({ length: 200 }, (_, index) => tintOf(`user-${index}`)));
  expect(new Set(tints)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});
