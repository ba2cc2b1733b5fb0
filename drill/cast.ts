import type { Db } from '../apps/api/src/db/schema.ts';
import { aPatient, aSpecialist, payInto } from '../apps/api/src/testing/people.ts';
import type { Sandbox } from './sandbox.ts';

export interface Patient {
  userId: string;
  email: string;
  address: string;
}

export interface Specialist extends Patient {
  specialistId: string;
}

/** One whose payout account takes money. */
export interface Payee extends Specialist {
  accountId: string;
}

export interface Cast {
  patients: readonly Patient[];
  specialists: readonly Payee[];
}

export const specialty = 'Gastroenterology & Hepatology';

const day = 24 * 60 * 60_000;

interface Wanted {
  patients: number;
  specialists: number;
  sandbox: Pick<Sandbox, 'anAccount'>;
}

/** People with full profiles; each specialist is free around the clock for a week that begins tomorrow, and is paid by offers. */
export async function aCast(db: Db, { sandbox, ...counts }: Wanted): Promise<Cast> {
  const tomorrow = Math.ceil(Date.now() / day) * day + day;
  const blocks = Array.from({ length: 7 }, (_, index) => ({
    startISO: new Date(tomorrow + index * day).toISOString(),
    endISO: new Date(tomorrow + (index + 1) * day).toISOString(),
  }));
  const patients: Patient[] = [];
  const specialists: Payee[] = [];
  for (let index = 0; index < counts.patients; index += 1)
    patients.push({ ...(await aPatient(db)), address: `10.1.0.${index + 1}` });
  for (let index = 0; index < counts.specialists; index += 1) {
    const profileType = index % 2 === 0 ? 'SOLO' : 'EUCA_MD';
    const specialist = await aSpecialist(db, { specialty, blocks, profileType });
    const accountId = await sandbox.anAccount();
    await payInto(db, specialist.specialistId, accountId);
    specialists.push({ ...specialist, accountId, address: `10.2.0.${index + 1}` });
  }
  return { patients, specialists };
}
