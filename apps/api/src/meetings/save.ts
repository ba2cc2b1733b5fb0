import { faultText, videoLinkRule } from '@tele/core';
import type { Config } from '../config/config.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requireListed } from '../http/require-listed.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { readMeeting } from './read.ts';

/** Applies to all future bookings; idempotent. Refuses links to our own hosts, which the contract can't check. */
export const saveMeeting: Handler<'saveMeeting'> = async (ctx, { body }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  const rule = videoLinkRule(ownHosts(ctx.config));
  const link = body.way === 'video' ? (body.videoUrl ?? '') : null;
  const checked = link === null ? null : rule.check(link);
  if (checked?.tag === 'fault') {
    const text = faultText(rule, link ?? '') ?? '';
    throw new ApiError('INVALID_INPUT', text, { fields: { videoUrl: text } });
  }
  const said = {
    way: body.way,
    video_url: checked?.value ?? null,
    instructions: body.instructions || null,
    said_at: ctx.now(),
  };
  return inTransaction(ctx.db, async (t) => {
    await t
      .insertInto('specialist_meetings')
      .values({ specialist_id: specialistId, ...said })
      .onConflict((conflict) => conflict.column('specialist_id').doUpdateSet(said))
      .execute();
    await requireListed(t, specialistId);
    await writeAudit(t, ctx, { action: 'specialist-meeting.save', subjects: [specialistId] });
    return readMeeting(t, specialistId);
  });
};

export function ownHosts({ portalUrl, apiUrl }: Pick<Config, 'portalUrl' | 'apiUrl'>): string[] {
  return [portalUrl, apiUrl].map((url) => new URL(url).hostname);
}
