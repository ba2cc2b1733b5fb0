import { loadCategory, professionOf, type DocumentKind, type ProfessionId } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import type { Db } from '../db/schema.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';
import { readDetails } from './details.ts';
import { heldLicences } from './held-licences.ts';

type Provider = Answer<'myProvider'>;

/** `GET /work/:category/me`: who somebody is as a provider of the category (spec section 4 'Provider application status on load'). */
export const myProvider: Handler<'myProvider'> = ({ db, actor }, { params }) => {
  const { userId } = requirePerson(actor);
  return readProvider(db, userId, professionNamed(params.category));
};

/** The profession that a path names; 404 for any other. */
export function professionNamed(category: string): ProfessionId {
  const found = professionOf(category);
  if (!found) throw new ApiError('NOT_FOUND', 'Not found.');
  return found.id;
}

/** From the specialist's profile, once there is one, else from the last application. Throws NOT_FOUND for somebody who never applied. */
export async function readProvider(db: Db, userId: string, profession: ProfessionId): Promise<Provider> {
  const application = await db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('profession', '=', profession)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const specialist = await readSpecialist(db, userId, profession);
  if (!application && !specialist) throw new ApiError('NOT_FOUND', 'You have not applied yet.');
  const details = readDetails(application?.details ?? {});
  const { phone, address, gender, languages } = details;
  const documents = application
    ? await db
        .selectFrom('uploads')
        .select(['kind', 'key', 'bytes', 'held_at', 'created_at'])
        .where('application_id', '=', application.id)
        .orderBy('kind')
        .execute()
    : [];
  return {
    profession,
    profileType: application?.profile_type ?? 'SOLO',
    status: application?.status ?? 'APPROVED',
    applicationId: application?.id ?? null,
    submittedAt: application?.created_at.toISOString() ?? null,
    decidedAt: application?.decided_at?.toISOString() ?? null,
    reason: application?.decision_reason ?? null,
    faults: application?.faults ?? [],
    specialistId: null,
    name: details.name,
    photoUrl: null,
    photoSmallUrl: null,
    location: { city: details.address.suburb ?? '', state: details.address.state },
    specialties: details.specialties,
    profile: details.profile,
    licences: heldLicences(await loadCategory(profession), details),
    details: application ? { phone, address, gender, languages } : null,
    documents: documents.map(({ kind, key, bytes, held_at, created_at }) => ({
      kind: kind as DocumentKind,
      key,
      bytes: bytes ?? 0,
      uploadedAt: (held_at ?? created_at).toISOString(),
    })),
    ...specialist,
  };
}

type AsSpecialist = Pick<
  Provider,
  'status' | 'reason' | 'profileType' | 'specialistId' | 'name' | 'photoUrl' | 'location' | 'specialties' | 'profile'
>;

async function readSpecialist(db: Db, userId: string, profession: ProfessionId): Promise<AsSpecialist | undefined> {
  const row = await db
    .selectFrom('specialists')
    .selectAll()
    .where('user_id', '=', userId)
    .where('profession', '=', profession)
    .executeTakeFirst();
  if (!row) return undefined;
  const found = await db
    .selectFrom('specialist_specialties')
    .select('specialty')
    .where('specialist_id', '=', row.id)
    .orderBy('specialty')
    .execute();
  return {
    status: row.approved ? 'APPROVED' : 'SUSPENDED',
    reason: row.approved ? null : row.suspended_because,
    profileType: row.profile_type,
    specialistId: row.id,
    name: row.name,
    photoUrl: row.photo_url,
    location: { city: row.city, state: row.state },
    specialties: found.map(({ specialty }) => specialty),
    profile: row.bio || null,
  };
}
