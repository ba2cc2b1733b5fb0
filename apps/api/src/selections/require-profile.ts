import { missingProfileFields, type ProfessionId } from '@tele/core';
import type { Db } from '../db/schema.ts';
import { ApiError } from '../http/api-error.ts';

/**
 * Refuses a patient, or a newcomer, whose profile lacks what a booking in a profession needs, each field by name: their specialist would have
 * nobody to call (product.md 'What a booking is for the people in it').
 */
export async function requireProfile(db: Db, userId: string, profession: ProfessionId): Promise<void> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('patient_profiles as p', 'p.user_id', 'u.id')
    .where('u.id', '=', userId)
    .select(['u.name', 'p.phone', 'p.gender', 'p.dob', 'p.street', 'p.state', 'p.postal_code'])
    .executeTakeFirstOrThrow();
  const missing = missingProfileFields({ ...row, address: row.street && row.state && row.postal_code }, profession);
  if (missing.length === 0) return;
  throw new ApiError('PROFILE_REQUIRED', 'Please complete your profile first.', {
    fields: Object.fromEntries(missing.map((field) => [field, 'Needed for this booking.'])),
  });
}
