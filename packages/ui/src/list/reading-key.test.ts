import { expect, it } from 'vitest';
import { readingKey } from './reading-key.ts';

it('swaps the left and right arrows in right-to-left text, and no other key', () => {
  expect(readingKey('ArrowLeft', 'rtl')).toBe('ArrowRight');
  expect(readingKey('ArrowRight', 'rtl')).toBe('ArrowLeft');
  expect(readingKey('ArrowDown', 'rtl')).toBe('ArrowDown');
  expect(readingKey('ArrowLeft', 'ltr')).toBe('ArrowLeft');
});
