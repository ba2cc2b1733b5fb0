import { describe, expect, test } from 'vitest';
import { moveOf, moveTo } from './move.ts';
import { typeAheadIndex } from './type-ahead.ts';

describe('moving in a list', () => {
  test('only the four keys move', () => {
    expect(['ArrowDown', 'ArrowUp', 'Home', 'End', 'a', 'Enter'].map(moveOf)).toEqual([
      'next',
      'previous',
      'first',
      'last',
      null,
      null,
    ]);
  });

  test('next and previous wrap round and begin at the ends', () => {
    expect([moveTo('next', -1, 3), moveTo('next', 2, 3), moveTo('previous', -1, 3), moveTo('previous', 0, 3)]).toEqual([
      0, 0, 2, 2,
    ]);
  });

  test('an empty list has nowhere to go', () => {
    expect(moveTo('first', -1, 0)).toBe(-1);
    expect(moveTo('next', -1, 0)).toBe(-1);
  });
});

describe('typing in a list', () => {
  const cities = ['Sydney', 'Melbourne', 'Hobart', 'Brisbane', 'Adelaide', 'Darwin', 'Perth', 'Broome'];

  test('letters find the first label that begins with them', () => {
    expect(typeAheadIndex(cities, 'br', 0)).toBe(3);
    expect(typeAheadIndex(cities, 'bro', 3)).toBe(7);
    expect(typeAheadIndex(cities, 'x', 0)).toBe(-1);
  });

  test('the same letter again steps on and wraps', () => {
    expect(typeAheadIndex(cities, 'b', 0)).toBe(3);
    expect(typeAheadIndex(cities, 'bb', 3)).toBe(7);
    expect(typeAheadIndex(cities, 'bbb', 7)).toBe(3);
  });
});
