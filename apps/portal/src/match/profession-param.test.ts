import { expect, it } from 'vitest';
import { readProfession } from './profession-param.ts';

it.each([
  ['doctor', 'doctor', true],
  ['doctors', 'doctor', false],
  ['pets', 'pets', true],
  ['plumbers', 'doctor', false],
  [undefined, 'doctor', true],
])('reads %s as %s (canonical: %s)', (segment, id, canonical) => {
  expect(readProfession(segment)).toMatchObject({ id, canonical });
});
