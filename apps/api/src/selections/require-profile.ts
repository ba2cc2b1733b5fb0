import { missingContactFields, missingPersonFields, missingProfileFields, type ProfessionId } from '@tele/core';
import { detailsForBooking, findClinicDetails } from '../account/clinic-details.ts';
import { findProfile } from '../account/find-profile.ts';
import type { Db } from '../db/schema.ts';
import type { FieldKeys } from '../encryption/encrypt.ts';
import { decryptRow } from '../encryption/rows.ts';
import { ApiError } from '../http/api-error.ts';

interface Booking {
  userId: string;
  through: string | undefined;
  profession: ProfessionId;
  personId: string | null | undefined;
}

export async function requireProfile(db: Db, keys: FieldKeys, booking: Booking): Promise<void> {
  const { userId, through, profession, personId } = booking;
  if (personId) await requirePersonOf(db, keys, { ...booking, personId });
  const { name } = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  const profile = await findProfile(db, keys, userId);
  const clinic = through === undefined ? undefined : await findClinicDetails(db, keys, { userId, partnerId: through });
  const row = detailsForBooking(name, profile, clinic);
  const known = { ...row, address: row.street && row.state && row.postal_code };
  const missing = personId ? missingContactFields(known, profession) : missingProfileFields(known, profession);
  if (missing.length === 0) return;
  throw new ApiError('PROFILE_REQUIRED', 'Please complete your profile first.', {
    fields: Object.fromEntries(missing.map((field) => [field, 'Required for this appointment.'])),
  });
}

/** Throws for removed or others' people, and on partner pages, where people can't be chosen. */
async function requirePersonOf(
  db: Db,
  keys: FieldKeys,
  { userId, through, profession, personId }: Booking & { personId: string },
) {
  const row = await db
    .selectFrom('people')
    .select(['id', 'name', 'gender', 'dob', 'dob_encrypted'])
    .where('id', '=', personId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const unknown = 'This person is no longer in your account. Choose who this is for.';
  if (!row || through !== undefined) throw new ApiError('UNKNOWN_PERSON', unknown, { fields: { personId: unknown } });
  const missing = missingPersonFields(decryptRow(keys, 'people', row), profession);
  if (missing.length === 0) return;
  throw new ApiError('PROFILE_REQUIRED', 'Please complete their details first.', {
    fields: Object.fromEntries(missing.map((field) => [`person.${field}`, 'Required for this appointment.'])),
  });
}
