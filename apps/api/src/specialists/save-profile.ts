import type { BodyParsed } from '@tele/core/contract';
import { sql, type Updateable } from 'kysely';
import type { Row, Schema } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { checkFiles, type NamedKeys } from '../uploads/check-files.ts';
import { ScannerUnavailable } from '../vendors/virus-scanner.ts';
import { deleteFormer, publishedKey, publishedUrl } from '../uploads/published.ts';
import { readProfile } from './profile.ts';

type Body = BodyParsed<'saveSpecialistProfile'>;
type Changes = Updateable<Schema['specialists']>;

/** Throws 412 for an outdated version, except for an identical save. Photos are checked and copied first. */
export const saveProfile: Handler<'saveSpecialistProfile'> = async (ctx, { body, ifMatch }) => {
  const { userId, specialistId } = requireSpecialist(ctx.actor);
  const changes = changesOf(ctx, body);
  const before = await ctx.db
    .selectFrom('specialists')
    .selectAll()
    .where('id', '=', specialistId)
    .executeTakeFirstOrThrow();
  if (stands(before, changes)) return readProfile(ctx.db, specialistId);
  requireVersion(before, ifMatch);
  await publish(ctx, userId, keysOf(body));
  return inTransaction(ctx.db, async (t) => {
    const row = await lock(t, specialistId);
    requireVersion(row, ifMatch);
    await t
      .updateTable('specialists')
      .set({ ...changes, profile_version: sql`profile_version + 1` })
      .where('id', '=', specialistId)
      .execute();
    if (body.documents) {
      const shown = [changes.photo_url, changes.photo_small_url];
      const gone = [row.photo_url, row.photo_small_url].filter((url) => !shown.includes(url));
      await deleteFormer(t, gone, ctx.now());
    }
    await writeAudit(t, ctx, { action: 'specialist-profile.save', subjects: [specialistId] });
    return readProfile(t, specialistId);
  });
};

function lock(t: Tx, specialistId: string): Promise<Row<'specialists'>> {
  return t
    .selectFrom('specialists')
    .selectAll()
    .where('id', '=', specialistId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

function requireVersion(row: Row<'specialists'>, expected: string | undefined): void {
  if (String(row.profile_version) === expected) return;
  throw new ApiError('STALE', 'Your profile was changed in another tab or on another device. Reload before saving.');
}

function changesOf({ config }: Pick<Ctx, 'config'>, body: Body): Changes {
  const { bio, subspecialties, languages, feeFromCents, location, documents } = body;
  const urlOf = (key: string | null | undefined) => (documents?.photoKey && key ? publishedUrl(config, key) : null);
  return {
    ...(bio !== undefined && { bio }),
    ...(subspecialties !== undefined && { subspecialties }),
    ...(languages !== undefined && { languages }),
    ...(feeFromCents !== undefined && { fee_from_cents: feeFromCents }),
    ...(location !== undefined && { city: location.city, state: location.state }),
    ...(documents !== undefined && {
      photo_url: urlOf(documents.photoKey),
      photo_small_url: urlOf(documents.photoSmallKey),
    }),
  };
}

/** The row already has these values. */
function stands(row: Row<'specialists'>, changes: Changes): boolean {
  const now: Readonly<Record<string, unknown>> = { ...row };
  return Object.entries(changes).every(([column, value]) => JSON.stringify(now[column]) === JSON.stringify(value));
}

function keysOf({ documents }: Body): NamedKeys {
  if (!documents?.photoKey) return {};
  const { photoKey: photo, photoSmallKey: photoSmall } = documents;
  return { photo, ...(photoSmall && { photoSmall }) };
}

async function publish(ctx: Ctx, userId: string, named: NamedKeys): Promise<void> {
  for (const { key, kind, etag, type, copy } of await checkFiles(ctx, userId, named)) {
    await requireClean(ctx, copy.key, `documents.${kind}Key`);
    const to = publishedKey(key);
    if (await ctx.storage.copy({ key: copy.key, etag, contentType: type, to, cached: true })) continue;
    const text = 'We didn’t receive this file. Please upload it again.';
    throw new ApiError('DOCUMENT_REFUSED', text, { fields: { [`documents.${kind}Key`]: text } });
  }
}

async function requireClean({ storage, virusScanner }: Ctx, key: string, field: string): Promise<void> {
  const file = virusScanner && (await storage.look(key));
  if (!file) return;
  const result = await virusScanner.scan(file.stream()).catch((error: unknown) => {
    if (error instanceof ScannerUnavailable)
      throw new ApiError('STORAGE_UNAVAILABLE', 'We couldn’t check this picture. Please try again in a few minutes.');
    throw error;
  });
  if (result === 'clean') return;
  const text = 'The virus scan refused this file. Choose another one.';
  throw new ApiError('DOCUMENT_REFUSED', text, { fields: { [field]: text } });
}
