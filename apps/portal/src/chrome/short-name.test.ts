import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Maeve Tran', 'Maeve'],
  ['Dr Callum Brodie', 'Dr Brodie'],
  ['  Noor  ', 'Noor'],
  ['Dr', 'Dr'],
  ['', null],
  [null, null],
])('calls %j %s', (name, short) => expect(shortName(name)).toBe(short));
