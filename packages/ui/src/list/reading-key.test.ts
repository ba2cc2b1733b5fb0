import { expect, it } from 'vitest';
import { readingKey } from './reading-key.ts';

it('turns the arrows to the sides round where days run from right to left, and no other key', () => {
  expect(readingKey('ArrowLeft', 'rtl')).toBe('ArrowRight');
  expect(readingKey('ArrowRight', 'rtl')).toBe('ArrowLeft');
  expect(readingKey('ArrowDown', 'rtl')).toBe('ArrowDown');
  expect(readingKey('ArrowLeft', 'ltr')).toBe('ArrowLeft');
});
