import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { checkFiles } from '../uploads/check-files.ts';
import { holdFiles } from '../uploads/hold-files.ts';
import { keysOf } from './details.ts';
import { publishPhotoLater } from './publish-photo.ts';
import { professionNamed, readProvider } from './read-provider.ts';
import { alreadyApplied } from './register.ts';

/** Replaces an approved provider's documents. Throws while staff review an application. */
export const updateDocuments: Handler<'updateDocuments'> = async (ctx, { params, body }) => {
  const { userId } = requirePerson(ctx.actor);
  const profession = professionNamed(params.category);
  const { applicationId, status } = await readProvider(ctx.db, ctx.config.fieldKeys, userId, profession);
  if (status === 'PENDING') throw alreadyApplied();
  if (status === 'REJECTED' || applicationId === null)
    throw new ApiError('NOT_FOUND', 'Approved application not found');

  const held = await ctx.db.selectFrom('uploads').select('key').where('application_id', '=', applicationId).execute();
  const known = new Set(held.map(({ key }) => key));
  const named = Object.fromEntries(Object.entries(keysOf(body.documents)).filter(([, key]) => !known.has(key)));
  const files = await checkFiles(ctx, userId, named);
  if (files.length > 0) {
    await inTransaction(ctx.db, async (t) => {
      // Serialises saves by the same person.
      await t.selectFrom('applications').select('id').where('id', '=', applicationId).forUpdate().execute();
      await holdFiles(t, files, { applicationId, userId, now: ctx.now(), scans: ctx.virusScanner !== undefined });
      if (files.some(({ kind }) => kind === 'photo')) await publishPhotoLater(t, applicationId, ctx.now());
      await writeAudit(t, ctx, { action: 'application.update-documents', subjects: [applicationId] });
    });
    runJobsSoon(ctx);
  }
  return readProvider(ctx.db, ctx.config.fieldKeys, userId, profession);
};
