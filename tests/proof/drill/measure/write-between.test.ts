import { expect, it } from 'vitest';
import { putBetween } from './write-between.ts';

const page = 'above\n\n<!-- begin drills -->\nold\n<!-- end drills -->\n\nbelow\n';

it('replaces the lines between the marks and keeps the rest', () => {
  expect(putBetween(page, 'drills', ['| a |', '| b |'])).toBe(
    'above\n\n<!-- begin drills -->\n| a |\n| b |\n<!-- end drills -->\n\nbelow\n',
  );
});

it('refuses a page without the marks or with swapped ones', () => {
  expect(() => putBetween('above', 'drills', [])).toThrow('begin drills');
  expect(() => putBetween('<!-- end drills --> <!-- begin drills -->', 'drills', [])).toThrow('end drills');
});
