import type { Db } from '../apps/api/src/db/schema.ts';
import { aPatient, aSpecialist } from '../apps/api/src/testing/people.ts';

export interface Patient {
  userId: string;
  email: string;
  address: string;
}

export interface Specialist extends Patient {
  specialistId: string;
}

export interface Cast {
  patients: readonly Patient[];
  specialists: readonly Specialist[];
}

export const specialty = 'Gastroenterology & Hepatology';

const day = 24 * 60 * 60_000;

/** People with full profiles; each specialist is free around the clock for a week that begins tomorrow. */
export async function aCast(db: Db, counts: { patients: number; specialists: number }): Promise<Cast> {
  const tomorrow = Math.ceil(Date.now() / day) * day + day;
  const blocks = Array.from({ length: 7 }, (_, index) => ({
    startISO: new Date(tomorrow + index * day).toISOString(),
    endISO: new Date(tomorrow + (index + 1) * day).toISOString(),
  }));
  const patients: Patient[] = [];
  const specialists: Specialist[] = [];
  for (let index = 0; index < counts.patients; index += 1)
    patients.push({ ...(await aPatient(db)), address: `10.1.0.${index + 1}` });
  for (let index = 0; index < counts.specialists; index += 1)
    specialists.push({ ...(await aSpecialist(db, { specialty, blocks })), address: `10.2.0.${index + 1}` });
  return { patients, specialists };
}
