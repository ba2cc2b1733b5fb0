import { expect, it } from 'vitest';
import { readProfession } from './profession-param.ts';

it.each([
  ['doctor', { id: 'doctor', known: true, canonical: true }],
  ['doctors', { id: 'doctor', known: true, canonical: false }],
  ['pets', { id: 'pets', known: true, canonical: true }],
  ['plumbers', { id: 'doctor', known: false, canonical: false }],
  [undefined, { id: 'doctor', known: true, canonical: true }],
])('reads %s as %j', (segment, read) => {
  expect(readProfession(segment)).toEqual(read);
});
