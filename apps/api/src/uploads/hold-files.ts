import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { CheckedFile } from './check-files.ts';

interface Holder {
  applicationId: string;
  userId: string;
  now: Date;
}

/**
 * Gives checked files to an application of their person; what it had of the same kind is deleted soon. Those of a rejected application
 * move with whoever applies again. A file that any other application has taken meanwhile, or whose time is over, is refused.
 */
export async function holdFiles(t: Tx, files: readonly CheckedFile[], holder: Holder): Promise<void> {
  const { applicationId, userId, now } = holder;
  if (files.length === 0) return;
  const given = files.map(({ kind }) => kind);
  // The small one goes with the photo that it was made of.
  const kinds = given.includes('photo') ? [...given, 'photoSmall'] : given;
  await t
    .updateTable('uploads')
    .set({ application_id: null, delete_after: now })
    .where('application_id', '=', applicationId)
    .where('kind', 'in', kinds)
    .execute();
  for (const { key, bytes, etag, kind } of files) {
    const { numUpdatedRows } = await t
      .updateTable('uploads')
      .set({ application_id: applicationId, held_at: now, bytes, etag, delete_after: null })
      .where('key', '=', key)
      .where('user_id', '=', userId)
      .where((row) =>
        row.or([
          row('application_id', 'is', null),
          row(
            'application_id',
            'in',
            row.selectFrom('applications').select('id').where('user_id', '=', userId).where('status', '=', 'REJECTED'),
          ),
        ]),
      )
      .where('delete_after', '>', now)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) continue;
    const text = 'This file was used before. Please upload it again.';
    throw new ApiError('DOCUMENT_REFUSED', text, { fields: { [`documents.${kind}Key`]: text } });
  }
}
