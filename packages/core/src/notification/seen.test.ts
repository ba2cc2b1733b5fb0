import { describe, expect, it } from 'vitest';
import { countUnseen, seenAll, unseenOf } from './seen.ts';

const nothing = { appointments: [], requests: [] };
const told = {
  appointments: [{ id: 'sel_1' }, { id: 'off_2' }],
  requests: [
    { selectionId: 'sel_1', status: 'FILLED' as const },
    { selectionId: 'sel_3', status: 'OPEN' as const },
  ],
};

describe('what has been seen', () => {
  it('is nothing at first: everything counts', () => {
    expect(countUnseen(told, nothing)).toBe(4);
  });

  it('is kept as appointment ids and as request ids with their status', () => {
    expect(seenAll(told)).toEqual({ appointments: ['sel_1', 'off_2'], requests: ['sel_1:FILLED', 'sel_3:OPEN'] });
    expect(countUnseen(told, seenAll(told))).toBe(0);
  });

  it('does not hide a request whose status has changed since', () => {
    const filled = { ...told, requests: [{ selectionId: 'sel_3', status: 'FILLED' as const }] };
    expect(unseenOf(filled, seenAll(told))).toEqual({ appointments: [], requests: filled.requests });
  });

  it('forgets what is gone, so that it grows no longer than what there is', () => {
    expect(seenAll(nothing)).toEqual(nothing);
  });
});
