import { aBlock } from '@tele/core/testing';
import { expect, it } from 'vitest';
import { wordsOf } from '../testing/words-of.ts';
import { cellContent, cellName } from './cell-name.ts';
import { gridMessages } from './grid.messages.ts';
import { timed } from './timed.ts';

const sydney = 'Australia/Sydney';
const t = wordsOf(gridMessages);

it('gives the day, the time with its zone, and the content', () => {
  const blocks = timed([aBlock('2026-10-04', 9, 10), aBlock('2026-10-04', 10, 10.25)]);
  const nameOf = (day: string, row: number, from: number) =>
    cellName({ day, row }, sydney, cellContent(aBlock(day, from, from + 0.5), blocks, []), t, 'en-AU');
  expect(nameOf('2026-10-04', 6, 9)).toBe('Sunday 4 October, 9:00 am AEDT, available');
  expect(nameOf('2026-10-04', 8, 10)).toBe('Sunday 4 October, 10:00 am AEDT, partly available');
  expect(nameOf('2026-10-03', 6, 9)).toBe('Saturday 3 October, 9:00 am AEST, not available');
});
