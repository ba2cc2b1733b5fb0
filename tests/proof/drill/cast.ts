import type { Db } from '../../../apps/api/src/db/schema.ts';
import { aPatient, aSpecialist, payInto } from '../../../apps/api/src/testing/people.ts';
import type { Sandbox } from './sandbox.ts';

export interface Patient {
  userId: string;
  email: string;
  address: string;
}

export interface Specialist extends Patient {
  specialistId: string;
}

export interface Payee extends Specialist {
  accountId: string;
}

export interface Cast {
  patients: readonly Patient[];
  specialists: readonly Payee[];
  visitors: readonly Patient[];
  firstDay: number;
}

export const specialty = 'Gastroenterology & Hepatology';

const day = 24 * 60 * 60_000;
const ofNow: People = { aPatient, aSpecialist, payInto };

export interface People {
  aPatient: typeof aPatient;
  aSpecialist: typeof aSpecialist;
  payInto: typeof payInto;
}

interface CastOptions {
  patients: number;
  visitors?: number;
  specialists: number;
  sandbox: Pick<Sandbox, 'anAccount'>;
  people?: People;
}

/** People with complete profiles; specialists are available all day for a week from tomorrow and have payouts. */
export async function aCast(
  db: Db,
  { sandbox, people = ofNow, visitors: visiting = 0, ...counts }: CastOptions,
): Promise<Cast> {
  const tomorrow = Math.ceil(Date.now() / day) * day + day;
  const blocks = Array.from({ length: 7 }, (_, index) => ({
    startISO: new Date(tomorrow + index * day).toISOString(),
    endISO: new Date(tomorrow + (index + 1) * day).toISOString(),
  }));
  const patients: Patient[] = [];
  const visitors: Patient[] = [];
  const specialists: Payee[] = [];
  for (let index = 0; index < counts.patients; index += 1)
    patients.push({ ...(await people.aPatient(db)), address: `10.1.0.${index + 1}` });
  for (let index = 0; index < visiting; index += 1)
    visitors.push({ ...(await people.aPatient(db)), address: `10.3.0.${index + 1}` });
  for (let index = 0; index < counts.specialists; index += 1) {
    const profileType = index % 2 === 0 ? 'SOLO' : 'EUCA_MD';
    const specialist = await people.aSpecialist(db, { specialty, blocks, profileType });
    const accountId = await sandbox.anAccount();
    await people.payInto(db, specialist.specialistId, accountId);
    specialists.push({ ...specialist, accountId, address: `10.2.0.${index + 1}` });
  }
  return { patients, specialists, visitors, firstDay: tomorrow };
}
