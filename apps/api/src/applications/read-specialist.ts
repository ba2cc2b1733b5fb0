import type { Category, ProfessionId } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import type { Db } from '../db/schema.ts';
import { practisedBy } from '../specialists/practised-by.ts';
import { heldLicences } from './held-licences.ts';

interface SpecialistQuery {
  userId: string;
  profession: ProfessionId;
  category: Category;
}

export async function readSpecialist(db: Db, { userId, profession, category }: SpecialistQuery) {
  const row = await db
    .selectFrom('specialists')
    .selectAll()
    .where('user_id', '=', userId)
    .where('profession', '=', profession)
    .executeTakeFirst();
  if (!row) return undefined;
  const { specialties, licences } = await practisedBy(db, row.id);
  return {
    status: row.approved ? 'APPROVED' : 'SUSPENDED',
    reason: row.approved ? null : row.suspended_because,
    profileType: row.profile_type,
    specialistId: row.id,
    name: row.name,
    photoUrl: row.photo_url,
    photoSmallUrl: row.photo_small_url,
    location: { city: row.city, state: row.state },
    specialties,
    profile: row.bio || null,
    licences: heldLicences(category, licences),
  } satisfies Partial<Answer<'myProvider'>>;
}
