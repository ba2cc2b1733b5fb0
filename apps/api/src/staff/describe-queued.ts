import { loadCategory, missingDocuments, type Category, type ProfessionId } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { readDetails } from '../applications/details.ts';
import { heldLicences } from '../applications/held-licences.ts';
import type { Db, Row } from '../db/schema.ts';

export type Queued = Answer<'staffApplications'>['items'][number];
type Application = Row<'applications'>;

export async function describeQueued(db: Db, rows: readonly Application[], staffId: string): Promise<Queued[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const uploads = await db
    .selectFrom('uploads')
    .select(['application_id', 'kind'])
    .where('application_id', 'in', ids)
    .execute();
  const takers = await db
    .selectFrom('applications as a')
    .innerJoin('users as u', 'u.id', 'a.taken_by')
    .select(['a.id', 'u.name', 'u.email'])
    .where('a.id', 'in', ids)
    .execute();
  const before = await db
    .selectFrom('applications as a')
    .innerJoin('applications as b', 'b.user_id', 'a.user_id')
    .select('a.id')
    .distinct()
    .where('a.id', 'in', ids)
    .where('b.status', '=', 'REJECTED')
    .whereRef('b.created_at', '<', 'a.created_at')
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const profession = row.profession as ProfessionId;
      const category = await loadCategory(profession);
      const details = readDetails(row.details);
      const kinds = uploads.filter((upload) => upload.application_id === row.id).map(({ kind }) => kind);
      const taker = takers.find(({ id }) => id === row.id);
      return {
        applicationId: row.id,
        profession,
        profileType: row.profile_type,
        status: row.status,
        name: details.name,
        specialties: details.specialties,
        licences: heldLicences(category, details.licences),
        submittedAt: row.created_at.toISOString(),
        sentAgain: before.some(({ id }) => id === row.id),
        documentCount: countDocuments(category, details.specialties, kinds),
        takenBy: taker ? { name: taker.name ?? taker.email, mine: row.taken_by === staffId } : null,
      };
    }),
  );
}

function countDocuments(
  category: Category,
  specialties: readonly string[],
  given: readonly string[],
): Queued['documentCount'] {
  return {
    uploaded: category.documents.filter(({ kind }) => given.includes(kind)).length,
    required: category.documents.length,
    missing: missingDocuments(category, { specialties, given }),
  };
}
