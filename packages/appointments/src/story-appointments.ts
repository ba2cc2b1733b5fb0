import { screen, userEvent } from 'storybook/test';
import type { Appointment } from '@tele/core';
import { anAppointment, anAppointmentPatient, type MockCall, type Responder } from '@tele/core/testing';

const rows: readonly [chosenSlotISO: string, name: string, feeCents: number, specialty?: string][] = [
  ['2026-11-22T23:30:00.000Z', 'Lachlan Petrou', 24_500],
  ['2026-11-23T03:00:00.000Z', 'Noor Haddad', 24_500],
  ['2026-11-23T22:30:00.000Z', 'Jarrah Wilkins', 22_000],
  ['2026-11-24T00:00:00.000Z', 'Maeve Tran', 24_500],
  ['2026-11-26T01:00:00.000Z', 'Saoirse Doyle', 26_000, 'Hepatology'],
  ['2026-11-30T21:30:00.000Z', 'Ruby Castellano', 24_500],
];

const weekOf = (isPatient: boolean): Appointment[] =>
  rows.map(([chosenSlotISO, patientName, feeCents, specialty = 'Gastroenterology'], index) =>
    anAppointment({
      selectionId: `sel_${index + 1}`,
      chosenSlotISO,
      patientName,
      specialistName: patientName === 'Maeve Tran' ? 'Dr Callum Brodie' : `Dr ${patientName}`,
      feeCents,
      specialty,
      patient: isPatient
        ? null
        : anAppointmentPatient({
            name: patientName,
            email: `${patientName.toLowerCase().replace(' ', '.')}@example.com`,
          }),
    }),
  );

export const aWeek = (): Appointment[] => weekOf(false);

export const aPatientsWeek = (): Appointment[] => weekOf(true);

/** The specialist's view of one last week. */
export const aPastOne = (): Appointment =>
  anAppointment({
    selectionId: 'sel_0',
    chosenSlotISO: '2026-11-16T00:00:00.000Z',
    patient: anAppointmentPatient(),
  });

export async function openRow(name: RegExp): Promise<HTMLElement> {
  const row = await screen.findByRole('button', { name });
  row.focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog');
}

export const answerOf = (responder: Responder<'myAppointments'>, call: MockCall<'myAppointments'>) =>
  typeof responder === 'function' ? responder(call) : responder;
