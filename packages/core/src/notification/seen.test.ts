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

describe('seen notifications', () => {
  it('are empty at first: each event counts once', () => {
    expect(countUnseen(told, nothing)).toBe(3);
  });

  it('cover a filled request once its appointment is over', () => {
    expect(countUnseen({ ...told, appointments: [] }, seenAll(told))).toBe(0);
  });

  it('include no offer to a request that the reader sent', () => {
    const sent = { ...nothing, requests: [{ selectionId: 'sel_3', status: 'OPEN' as const, own: true }] };
    const offered = { ...nothing, requests: [{ selectionId: 'sel_3', status: 'OFFERED' as const, own }] };
    expect([countUnseen(sent, nothing), countUnseen(offered, seenAll(sent))]).toEqual([0, 1]);
  });

  it('are kept as appointment IDs and as request IDs with their status', () => {
    expect(seenAll(told)).toEqual({ appointments: ['sel_1', 'off_2'], requests: ['sel_1:FILLED', 'sel_3:OPEN'] });
    expect(countUnseen(told, seenAll(told))).toBe(0);
  });

  it('do not hide a request whose status has changed since', () => {
    const filled = { ...told, requests: [{ selectionId: 'sel_3', status: 'FILLED' as const, own }] };
    expect(unseenOf(filled, seenAll(told))).toEqual({
      appointments: [],
      requests: filled.requests,
      reschedules: [],
      alerts: [],
    });
  });

  it('include a reschedule’s status: once answered, it is unseen again', () => {
    const asked = { ...nothing, reschedules: [{ rescheduleId: 'mov_1', status: 'ASKED' as const, own }] };
    const answered = { ...nothing, reschedules: [{ rescheduleId: 'mov_1', status: 'ACCEPTED' as const, own }] };
    expect(seenAll(asked).requests).toEqual(['mov_1:ASKED']);
    expect([countUnseen(asked, seenAll(asked)), countUnseen(answered, seenAll(asked))]).toEqual([0, 1]);
  });

  it('include an alert once', () => {
    const free = { ...nothing, alerts: [{ alertId: 'wat_1' }] };
    expect(seenAll(free).requests).toEqual(['wat_1:told']);
    expect([countUnseen(free, nothing), countUnseen(free, seenAll(free))]).toEqual([1, 0]);
  });

  it('drop removed items, so the list stays short', () => {
    expect(seenAll(nothing)).toEqual(nothing);
  });
});
