import type { Answer } from '@tele/core/contract';
import { ApiError } from '../http/api-error.ts';
import { requireStaff } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { requireScanPassed } from './require-scan.ts';
import { findCopy } from '../uploads/find-copy.ts';
import type { StaffCtx } from './read-application.ts';

/** Long enough to open it once. */
const linkSeconds = 60;

/** One-minute link to a document with a verified copy. Audited before the link is returned. */
export async function openDocument(
  ctx: StaffCtx,
  { applicationId, kind }: { applicationId: string; kind: string },
): Promise<Answer<'staffDocument'>> {
  requireStaff(ctx.actor);
  const file = await ctx.db
    .selectFrom('uploads')
    .select(['bytes', 'scan', 'copy_key', 'sha256', 'content_type'])
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!file) throw new ApiError('NOT_FOUND', 'Document not found');
  requireScanPassed(ctx, [file]);
  const copy = await findCopy(ctx.storage, file);
  if (!copy) throw new ApiError('DOCUMENT_CHANGED', 'This document is not the file that was sent. Don’t rely on it.');
  await writeAudit(ctx.db, ctx, { action: 'document.open', subjects: [applicationId, kind] });
  const { key, type: contentType } = copy;
  const name = `${kind}.${contentType.split('/')[1]}`;
  const url = await ctx.storage.link({ key, contentType, name, seconds: linkSeconds });
  return { url, contentType, expiresAt: new Date(Date.now() + linkSeconds * 1000).toISOString() };
}
