import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { togglePick, type SlotPick } from './picks.ts';

const pick = (specialistId: string, hour = 1): SlotPick => ({
  specialistId,
  slotISO: `2026-11-24T0${hour}:00:00.000Z`,
});
const ten = Array.from({ length: limits.maxPicks }, (_, index) => pick(`spc_${index}`));

describe('togglePick', () => {
  it('adds a specialist', () => {
    expect(togglePick([pick('a')], pick('b'))).toEqual({ kind: 'added', picks: [pick('a'), pick('b')] });
  });

  it('moves to another slot of the same specialist, in place', () => {
    expect(togglePick([pick('a'), pick('b')], pick('a', 2))).toEqual({
      kind: 'moved',
      picks: [pick('a', 2), pick('b')],
    });
  });

  it('deselects a slot chosen again, however its instant is written', () => {
    expect(togglePick([pick('a'), pick('b')], pick('a'))).toEqual({ kind: 'removed', picks: [pick('b')] });
    const other = { specialistId: 'a', slotISO: '2026-11-24T12:00:00+11:00' };
    expect(togglePick([pick('a')], other)).toEqual({ kind: 'removed', picks: [] });
  });

  it('refuses an eleventh specialist and changes nothing', () => {
    expect(togglePick(ten, pick('another'))).toEqual({ kind: 'refused', reason: 'too-many-specialists', picks: ten });
  });

  it('still moves and removes at ten', () => {
    expect(togglePick(ten, pick('spc_3', 2)).kind).toBe('moved');
    expect(togglePick(ten, pick('spc_3')).picks).toHaveLength(9);
  });

  it('keeps up to ten, one per specialist', () => {
    const choice = fc.record({ id: fc.integer({ min: 0, max: 14 }), hour: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 60 }), (choices) => {
        let picks: readonly SlotPick[] = [];
        for (const { id, hour } of choices) picks = togglePick(picks, pick(`spc_${id}`, hour)).picks;
        expect(picks.length).toBeLessThanOrEqual(limits.maxPicks);
        expect(new Set(picks.map((each) => each.specialistId)).size).toBe(picks.length);
      }),
    );
  });
});
