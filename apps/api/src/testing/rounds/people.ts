import { largePatient, largeSpecialist } from '../large.ts';

export const roundsSize = {
  specialists: 16_000,
  crowd: 11_000,
  patients: 16_000,
  selections: 32_000,
  busy: 2,
  bookingsOfOne: 2_000,
  records: 60_000,
};

export const busy = { patient: largePatient(1), specialist: largeSpecialist(1) };

export const specialistOf = (round: number, pick: number) =>
  largeSpecialist(roundsSize.specialists + 40 * (round + 1) + pick * 400 + 2);

export const patientOf = (round: number, request: number) => largePatient(1_000 + 10 * round + request);

export const hour = 60 * 60_000;
