import { keepFavourite } from '../favourites/keep.ts';
import { seededPatients } from '../seed/patients.ts';
import { namedDoctors } from '../seed/people.ts';
import { patientActing, specialistIdOf, type Stage } from './stage.ts';

/** The first patient keeps the named doctors she has met. */
export async function addFavourites({ stage, now }: { stage: Stage; now: Date }): Promise<void> {
  const [patient] = seededPatients;
  if (!patient) return;
  for (const { email } of namedDoctors.slice(0, 2))
    await stage.act(keepFavourite, patientActing(patient.email), now, {
      params: { specialistId: specialistIdOf(email) },
    });
}
