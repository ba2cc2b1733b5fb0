import { aBlock } from '@tele/core/testing';
import { expect, it } from 'vitest';
import { blockName, spokenSpan } from './grid-names.ts';
import { wordsOf } from '../testing/words-of.ts';
import { gridMessages } from './grid.messages.ts';
import { hourLabel } from './hour-label.ts';

const sydney = 'Australia/Sydney';
const t = wordsOf(gridMessages);

it('begins with the visible text of the block', () => {
  expect(blockName(aBlock('2026-11-26', 13.5, 17), sydney, false, t, 'en-AU')).toBe(
    '1:30 – 5:00 pm AEDT, Thursday 26 November, available',
  );
  expect(blockName(aBlock('2026-10-04', 1, 7), sydney, false, t, 'en-AU')).toBe(
    '1:00 – 7:00 am, AEST to AEDT, Sunday 4 October, available',
  );
  expect(blockName(aBlock('2026-11-26', 23, 26), sydney, false, t, 'en-AU')).toBe(
    '11:00 pm – 2:00 am AEDT, Thursday 26 November to Friday 27 November, available',
  );
});

it('names both zones when clocks change in between, and both days past midnight', () => {
  expect(spokenSpan(aBlock('2027-04-04', 1, 7), sydney, t, 'en-AU')).toBe('Sunday 4 April, 1 am AEDT to 7 am AEST');
  expect(spokenSpan(aBlock('2026-11-26', 23, 26), sydney, t, 'en-AU')).toBe(
    'Thursday 26 November, 11 pm to Friday 27 November, 2 am AEDT',
  );
});

it('counts the blocks at the edges', () => {
  expect(t.before({ count: 3, hour: hourLabel(6, 'en-AU') })).toBe('3 blocks before 6\u00A0am');
  expect(t.after({ count: 1, hour: hourLabel(22, 'en-AU') })).toBe('1 block after 10\u00A0pm');
});
