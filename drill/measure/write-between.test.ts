import { expect, it } from 'vitest';
import { putBetween } from './write-between.ts';

const page = 'above\n\n<!-- begin drills -->\nold\n<!-- end drills -->\n\nbelow\n';

it('puts the lines in place of what stood between the marks, and leaves the rest', () => {
  expect(putBetween(page, 'drills', ['| a |', '| b |'])).toBe(
    'above\n\n<!-- begin drills -->\n| a |\n| b |\n<!-- end drills -->\n\nbelow\n',
  );
});

it('refuses a page without the marks, or with them the wrong way round', () => {
  expect(() => putBetween('above', 'drills', [])).toThrow('begin drills');
  expect(() => putBetween('<!-- end drills --> <!-- begin drills -->', 'drills', [])).toThrow('end drills');
});
