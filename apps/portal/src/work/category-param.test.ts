import { expect, it } from 'vitest';
import { readCategory } from './category-param.ts';

it.each([
  ['doctors', { id: 'doctor', path: 'doctors', canonical: true }],
  ['doctor', { id: 'doctor', path: 'doctors', canonical: false }],
  ['real-estate', { id: 'real-estate', path: 'real-estate', canonical: true }],
  ['plumbers', null],
  [undefined, null],
])('reads %s as %j', (segment, read) => expect(readCategory(segment)).toEqual(read));
