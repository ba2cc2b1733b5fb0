import { describe, expect, it } from 'vitest';
import { endOf, startOf } from './end-of.ts';
import { groupAppointmentsByDay } from './group-by-day.ts';
import { matchAppointment } from './match-appointment.ts';

const slot = '2026-11-24T00:00:00.000Z';
const bySelection = { offerId: null, selectionId: 'sel_1', chosenSlotISO: slot };
const byOffer = { offerId: 'off_2', selectionId: null, chosenSlotISO: '2026-11-25T00:00:00.000Z' };

describe('endOf', () => {
  it('is 30 minutes after the start unless it is given', () => {
    expect(endOf({ chosenSlotISO: slot })).toBe('2026-11-24T00:30:00.000Z');
    expect(endOf({ chosenSlotISO: slot, endISO: null })).toBe('2026-11-24T00:30:00.000Z');
    expect(endOf({ startISO: slot, endISO: '2026-11-24T00:45:00.000Z' })).toBe('2026-11-24T00:45:00.000Z');
  });

  it('reads the start under either of its names', () => {
    expect(startOf({ startISO: slot })).toBe(slot);
    expect(startOf({ chosenSlotISO: slot })).toBe(slot);
  });
});

describe('matchAppointment', () => {
  it.each([
    ['sel_1', bySelection],
    ['off_2', byOffer],
    ['2026-11-24T00:00:00.000Z', bySelection],
    ['2026-11-25T11:00:00+11:00', byOffer],
  ])('finds %s', (apt, appointment) => {
    expect(matchAppointment([bySelection, byOffer], apt)).toBe(appointment);
  });

  it.each(['', 'sel_9', 'null', '2026-11-26T00:00:00.000Z'])('finds nothing for %j', (apt) => {
    expect(matchAppointment([bySelection, byOffer], apt)).toBeUndefined();
  });
});

describe('groupAppointmentsByDay', () => {
  it('groups by the day of the zone, soonest first', () => {
    expect(groupAppointmentsByDay([byOffer, bySelection], 'Australia/Sydney')).toEqual([
      { dayKey: '2026-11-24', appointments: [bySelection] },
      { dayKey: '2026-11-25', appointments: [byOffer] },
    ]);
  });
});
