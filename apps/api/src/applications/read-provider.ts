import { loadCategory, professionOf, type DocumentKind, type ProfessionId } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { openContact } from '../encryption/application-contact.ts';
import type { Db } from '../db/schema.ts';
import type { FieldKeys } from '../encryption/encrypt.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';
import { readDetails } from './details.ts';
import { heldLicences } from './held-licences.ts';
import { readSpecialist } from './read-specialist.ts';

type Provider = Answer<'myProvider'>;

export const myProvider: Handler<'myProvider'> = ({ db, config, actor }, { params }) => {
  const { userId } = requirePerson(actor);
  return readProvider(db, config.fieldKeys, userId, professionNamed(params.category));
};

export function professionNamed(category: string): ProfessionId {
  const found = professionOf(category);
  if (!found) throw new ApiError('NOT_FOUND', 'Not found.');
  return found.id;
}

export async function readProvider(
  db: Db,
  keys: FieldKeys,
  userId: string,
  profession: ProfessionId,
): Promise<Provider> {
  const application = await db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('profession', '=', profession)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const category = await loadCategory(profession);
  const specialist = await readSpecialist(db, { userId, profession, category });
  if (!application && !specialist) throw new ApiError('NOT_FOUND', 'You have not applied yet.');
  const details = readDetails(application ? openContact(keys, application) : {});
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
    licences: heldLicences(category, details.licences),
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
