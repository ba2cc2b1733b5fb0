import { expect, it } from 'vitest';
import { picksKey, splitStale } from './stale-picks.ts';

const picks = [
  { specialistId: 'sp_1', slotISO: '2026-11-23T22:30:00.000Z' },
  { specialistId: 'sp_2', slotISO: '2026-11-24T00:00:00.000Z' },
  { specialistId: 'sp_3', slotISO: '2026-11-26T02:00:00.000Z' },
];

it('drops the picks a refusal names and keeps the others', () => {
  const { stale, kept } = splitStale(picks, {
    'picks.1': 'This time has just been taken.',
    'picks.2.slotISO': 'Gone.',
  });
  expect(stale).toEqual([picks[1], picks[2]]);
  expect(kept).toEqual([picks[0]]);
});

it('keeps all when none is named', () => {
  expect(splitStale(picks, undefined).kept).toEqual(picks);
  expect(splitStale(picks, { reason: 'Too long.', 'picks.10': 'Gone.' }).stale).toEqual([]);
});

it('the same picks have the same key, in any order', () => {
  expect(picksKey(picks.toReversed())).toBe(picksKey(picks));
  expect(picksKey(picks.slice(1))).not.toBe(picksKey(picks));
});
