import { wordingOf, type ProfessionId, capitalise } from '@tele/core';
import type { EmailContent } from './write-email.ts';

/** People an email body may name. A subject never does (product.md 'Appointments'). */
export interface People {
  /** Null while no specialist is booked. */
  specialistName: string | null;
  /** Null while no one is booked, and after the account was deleted. */
  patientName: string | null;
  /** The person a patient booked for; null when it is themself. */
  bookedFor: string | null;
  /** Public registers of the booked specialist. */
  registrations?: readonly { label: string; number: string; register: { url: string } }[];
}

type WithProfession = People & { profession: ProfessionId };

export const specialistOf = ({ specialistName, profession }: WithProfession): string =>
  specialistName ?? `your ${wordingOf(profession).professional}`;

export const patientOf = ({ patientName, profession }: WithProfession): string =>
  patientName ?? `the ${wordingOf(profession).client}`;

/** The person who acts for the patient: 'Maeve Tran', or 'the person who booked for Finn Tran'. */
export const bookerOf = (people: WithProfession): string =>
  people.bookedFor === null ? patientOf(people) : `the person who booked for ${patientOf(people)}`;

/** 'patient' or 'student': a word for the reader's counterpart without their name. */
export const clientOf = ({ profession }: { profession: ProfessionId }): string => wordingOf(profession).client;

/** 'your appointment', or 'Ben Tran’s appointment', for the patient. */
export const appointmentOf = ({ bookedFor }: Pick<People, 'bookedFor'>): string =>
  bookedFor === null ? 'your appointment' : `${bookedFor}’s appointment`;

/** 'Your appointment with Dr Callum Brodie', for the patient. */
export const theirAppointment = (people: WithProfession): string =>
  `${capitalise(appointmentOf(people))} with ${specialistOf(people)}`;

export function peopleRows(side: 'patient' | 'specialist', people: WithProfession): NonNullable<EmailContent['facts']> {
  const { specialistName, patientName, bookedFor, profession, registrations = [] } = people;
  const rows =
    side === 'specialist'
      ? [{ label: capitalise(wordingOf(profession).client), text: patientName }]
      : [
          { label: 'With', text: specialistName },
          ...registrations.map(({ label, number, register }) => ({ label, text: number, url: register.url })),
          { label: 'For', text: bookedFor },
        ];
  return rows.flatMap(({ text, ...row }) => (text === null ? [] : [{ ...row, text }]));
}
