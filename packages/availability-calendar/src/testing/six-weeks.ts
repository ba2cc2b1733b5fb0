import { addDays, type Appointment, type Span } from '@tele/core';
import { aBlock, anAppointment, anAppointmentPatient } from '@tele/core/testing';

const week: readonly [weekday: number, from: number, to: number, repeats: boolean][] = [
  [0, 8, 12, true],
  [0, 13.5, 17, true],
  [1, 9, 12.5, true],
  [2, 8, 11, true],
  [2, 17, 20, false],
  [3, 9, 12.5, true],
  [4, 8, 12, true],
  [5, 9, 11, false],
];

/** Six weeks from Monday 2 November 2026; the evening of the 25th and that Saturday do not repeat. */
export const sixWeeks = (): Span[] =>
  Array.from({ length: 6 }, (_, index) => index).flatMap((index) =>
    week
      .filter(([, , , repeats]) => repeats || index === 3)
      .map(([weekday, from, to]) => aBlock(addDays('2026-11-02', index * 7 + weekday), from, to)),
  );

const booked: readonly [chosenSlotISO: string, patientName: string][] = [
  ['2026-11-22T22:00:00.000Z', 'Ada Lindqvist'],
  ['2026-11-22T23:30:00.000Z', 'Lachlan Petrou'],
  ['2026-11-23T03:00:00.000Z', 'Noor Haddad'],
  ['2026-11-23T22:30:00.000Z', 'Jarrah Wilkins'],
  ['2026-11-24T00:00:00.000Z', 'Maeve Tran'],
  ['2026-11-26T01:00:00.000Z', 'Saoirse Doyle'],
  ['2026-11-26T21:30:00.000Z', 'Ruby Castellano'],
];

export const someBookings = (): Appointment[] =>
  booked.map(([chosenSlotISO, patientName], index) =>
    anAppointment({
      selectionId: `sel_${index + 1}`,
      chosenSlotISO,
      patientName,
      patient: anAppointmentPatient({ name: patientName }),
    }),
  );
