import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { loadCategory } from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import { newId } from '../db/new-id.ts';
import { openContact, encryptContact } from '../encryption/application-contact.ts';
import type { Db } from '../db/schema.ts';
import type { FieldKeys } from '../encryption/encrypt.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { keyReused } from '../http/idempotency-key.ts';
import { lockAccount } from '../http/lock-account.ts';
import { requirePerson } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { checkFiles } from '../uploads/check-files.ts';
import { holdFiles } from '../uploads/hold-files.ts';
import type { CopiedFile } from '../uploads/copy-file.ts';
import { detailsOf, keysOf, type ApplicationDetails } from './details.ts';
import { requireHuman } from './human-check.ts';
import { readLicences } from './read-licences.ts';
import { readProvider } from './read-provider.ts';
import { writeLater } from './send-email.ts';
import { requireSpecialty } from '../http/require-specialty.ts';

type Body = BodyParsed<'registerSpecialist'>;

/** Applies as a provider (spec sections 3 to 5). A repeat returns the first application. */
export const registerSpecialist: Handler<'registerSpecialist'> = async (ctx, { body, idempotencyKey: key }) => {
  const { userId } = requirePerson(ctx.actor);
  const keys = ctx.config.fieldKeys;
  const details = await readApplication(ctx.db, userId, body);
  const application: NewApplication = { userId, profession: body.profession, details, key };
  if ((await checkRepeat(ctx.db, keys, application)) === 'new') {
    const writeKey = key ?? createHash('sha256').update(JSON.stringify(details)).digest('hex');
    await requireHuman(ctx, { userId, token: body.turnstileToken, writeKey });
    const files = await checkFiles(ctx, userId, keysOf(body.documents)).catch(async (error: unknown) => {
      // Another tab was faster: its application has the files.
      if ((await checkRepeat(ctx.db, keys, application)) === 'made') return undefined;
      throw error;
    });
    if (files)
      await inTransaction(ctx.db, async (t) => {
        // The account may have been deleted during the checks.
        await lockAccount(t, userId);
        if ((await checkRepeat(t, keys, application)) === 'new') await insert(t, ctx, { ...application, files });
      });
    runJobsSoon(ctx);
  }
  return readProvider(ctx.db, keys, userId, body.profession);
};

interface NewApplication {
  userId: string;
  profession: Body['profession'];
  details: ApplicationDetails;
  key: string | undefined;
}

async function readApplication(db: Db, userId: string, body: Body): Promise<ApplicationDetails> {
  const { profession } = body;
  const category = await loadCategory(profession);
  if (!category.profileTypes.includes(body.profileType)) refuse('profileType', 'Choose a plan.');
  for (const specialty of body.specialties) requireSpecialty(profession, specialty, 'specialties');
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  if (body.email.toLowerCase() !== email) refuse('email', 'Use the email address of your account.');
  return detailsOf(body, readLicences(category, body));
}

async function checkRepeat(db: Db, keys: FieldKeys, { userId, details, key }: NewApplication): Promise<'new' | 'made'> {
  const mine = await db.selectFrom('applications').selectAll().where('user_id', '=', userId).execute();
  const named = mine.find(({ made_as }) => key !== undefined && made_as === key);
  if (named) return isDeepStrictEqual(openContact(keys, named), details) ? 'made' : keyReused();
  const pending = mine.find(({ status }) => status === 'PENDING');
  if (pending && isDeepStrictEqual(openContact(keys, pending), details)) return 'made';
  if (pending) throw alreadyApplied();
  const specialist = await db.selectFrom('specialists').select('id').where('user_id', '=', userId).executeTakeFirst();
  if (specialist) throw new ApiError('ALREADY_APPROVED', 'You’re already registered, so you don’t need to apply.');
  return 'new';
}

async function insert(
  t: Tx,
  ctx: Ctx,
  { userId, profession, details, key, files }: NewApplication & { files: readonly CopiedFile[] },
): Promise<void> {
  const now = ctx.now();
  const applicationId = newId('app');
  const made = await t
    .insertInto('applications')
    .values({
      id: applicationId,
      user_id: userId,
      profession,
      profile_type: details.profileType,
      status: 'PENDING',
      ...encryptContact(ctx.config.fieldKeys, applicationId, { ...details }),
      made_as: key ?? null,
      created_at: now,
      decided_at: null,
      decided_by: null,
      decision_reason: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Another tab was faster: with the same key, or with the only pending application.
  if (!made) {
    await checkRepeat(t, ctx.config.fieldKeys, { userId, profession, details, key });
    return;
  }
  await holdFiles(t, files, { applicationId, userId, now, scans: ctx.virusScanner !== undefined });
  await writeAudit(t, ctx, { action: 'application.make', subjects: [applicationId] });
  await writeLater(t, { email: 'received', applicationId }, now);
}

export function alreadyApplied(): ApiError {
  return new ApiError('ALREADY_APPLIED', 'Your application is still pending. Please don’t apply again.');
}

function refuse(field: string, text: string): never {
  throw new ApiError('INVALID_INPUT', text, { fields: { [field]: text } });
}
