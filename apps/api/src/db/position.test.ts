import { expect, it } from 'vitest';
import { positionOf, readPosition, unreached } from './position.ts';

it('the later of two positions is the greater string', () => {
  const lsns = ['0/0', '0/16B374D8', '0/A0000000', '1/0', '9/FFFFFFFF', '10/1', 'FFFFFFFF/FFFFFFFE'];
  const positions = lsns.map(positionOf);
  expect(positions).toEqual(positions.toSorted());
  expect(new Set(positions.map((position) => position.length))).toEqual(new Set([16]));
  expect(unreached > (positions.at(-1) ?? '')).toBe(true);
});

it('a caller sends one position or none', () => {
  expect(readPosition(undefined)).toBeUndefined();
  expect(readPosition('00000010000000A1')).toBe('00000010000000A1');
});

it.each(['', '0/16B374D8', '00000010000000a1', '00000010000000A10', "'; drop table users", 'latest'])(
  '“%s” is a position that was never reached, so the leader answers',
  (given) => expect(readPosition(given)).toBe(unreached),
);
