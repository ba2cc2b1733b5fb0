import { describe, expect, it } from 'vitest';
import { countUnseen, seenAll, unseenOf } from './seen.ts';

const nothing = { appointments: [], requests: [] };
const own = false;
const told = {
  appointments: [
    { id: 'sel_1', selectionId: 'sel_1', own },
    { id: 'off_2', selectionId: 'sel_2', own },
  ],
  requests: [
    { selectionId: 'sel_1', status: 'FILLED' as const, own },
    { selectionId: 'sel_3', status: 'OPEN' as const, own },
  ],
};

describe('what has been seen', () => {
  it('is nothing at first: each event counts once', () => {
    expect(countUnseen(told, nothing)).toBe(3);
  });

  it('covers a filled request once its appointment is over', () => {
    expect(countUnseen({ ...told, appointments: [] }, seenAll(told))).toBe(0);
  });

  it('counts an offer to a request that the reader sent', () => {
    const sent = { ...nothing, requests: [{ selectionId: 'sel_3', status: 'OPEN' as const, own: true }] };
    const offered = { ...nothing, requests: [{ selectionId: 'sel_3', status: 'OFFERED' as const, own }] };
    expect([countUnseen(sent, nothing), countUnseen(offered, seenAll(sent))]).toEqual([0, 1]);
  });

  it('is kept as appointment ids and as request ids with their status', () => {
    expect(seenAll(told)).toEqual({ appointments: ['sel_1', 'off_2'], requests: ['sel_1:FILLED', 'sel_3:OPEN'] });
    expect(countUnseen(told, seenAll(told))).toBe(0);
  });

  it('does not hide a request whose status has changed since', () => {
    const filled = { ...told, requests: [{ selectionId: 'sel_3', status: 'FILLED' as const, own }] };
    expect(unseenOf(filled, seenAll(told))).toEqual({
      appointments: [],
      requests: filled.requests,
      reschedules: [],
      alerts: [],
    });
  });

  it('holds reschedules with their status too: one that was asked is unseen again once it is answered', () => {
    const asked = { ...nothing, reschedules: [{ rescheduleId: 'mov_1', status: 'ASKED' as const, own }] };
    const answered = { ...nothing, reschedules: [{ rescheduleId: 'mov_1', status: 'ACCEPTED' as const, own }] };
    expect(seenAll(asked).requests).toEqual(['mov_1:ASKED']);
    expect([countUnseen(asked, seenAll(asked)), countUnseen(answered, seenAll(asked))]).toEqual([0, 1]);
  });

  it('holds what was told of an alert: it counts once', () => {
    const free = { ...nothing, alerts: [{ alertId: 'wat_1' }] };
    expect(seenAll(free).requests).toEqual(['wat_1:told']);
    expect([countUnseen(free, nothing), countUnseen(free, seenAll(free))]).toEqual([1, 0]);
  });

  it('forgets what is gone, so that it grows no longer than what there is', () => {
    expect(seenAll(nothing)).toEqual(nothing);
  });
});
