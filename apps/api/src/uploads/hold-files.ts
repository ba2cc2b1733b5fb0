import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { deleteLater } from './prune.ts';
import { scanLater } from './scan-state.ts';
import type { CopiedFile } from './copy-file.ts';

interface Holder {
  applicationId: string;
  userId: string;
  now: Date;
  scans: boolean;
}

/** Until then the upload form can replace the file. */
const formOverMs = 16 * 60_000;

/** Assigns files, also from rejected applications, and replaces older ones. Throws if taken or expired. */
export async function holdFiles(t: Tx, files: readonly CopiedFile[], holder: Holder): Promise<void> {
  const { applicationId, userId, now, scans } = holder;
  if (files.length === 0) return;
  const given = files.map(({ kind }) => kind);
  const kinds = given.includes('photo') ? [...given, 'photoSmall'] : given;
  await t
    .updateTable('uploads')
    .set({ application_id: null, delete_after: now })
    .where('application_id', '=', applicationId)
    .where('kind', 'in', kinds)
    .execute();
  for (const { key, bytes, etag, kind, copy } of files) {
    const { numUpdatedRows } = await t
      .updateTable('uploads')
      .set({
        application_id: applicationId,
        held_at: now,
        bytes,
        etag,
        copy_key: copy.key,
        sha256: copy.sha256,
        delete_after: null,
      })
      .where('key', '=', key)
      .where('user_id', '=', userId)
      // Copied by another tab in between.
      .where('copy_key', copy.made ? 'is' : '=', copy.made ? null : copy.key)
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
    if (numUpdatedRows === 1n) {
      if (copy.made) await deleteLater(t, { key, afterMs: formOverMs }, now);
      if (copy.made && scans) await scanLater(t, [key], now);
      continue;
    }
    const text = 'This file has already been used. Please upload it again.';
    throw new ApiError('DOCUMENT_REFUSED', text, { fields: { [`documents.${kind}Key`]: text } });
  }
}
