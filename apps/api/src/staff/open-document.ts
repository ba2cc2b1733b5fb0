import type { FileType } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { ApiError } from '../http/api-error.ts';
import { requireStaff } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import type { StaffCtx } from './read-application.ts';

/** Long enough to open it once. */
const linkSeconds = 60;

/** A link to one document of an application, good for a minute. That it was opened is audited before the link is given. */
export async function openDocument(
  ctx: StaffCtx,
  { applicationId, kind }: { applicationId: string; kind: string },
): Promise<Answer<'staffDocument'>> {
  requireStaff(ctx.actor);
  const file = await ctx.db
    .selectFrom('uploads')
    .select(['key', 'content_type'])
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!file) throw new ApiError('NOT_FOUND', 'There is no such document.');
  await writeAudit(ctx.db, ctx, { action: 'document.open', subjects: [applicationId, kind] });
  const contentType = file.content_type as FileType;
  const name = `${kind}.${contentType.split('/')[1]}`;
  const url = await ctx.storage.link({ key: file.key, contentType, name, seconds: linkSeconds });
  return { url, contentType, expiresAt: new Date(Date.now() + linkSeconds * 1000).toISOString() };
}
