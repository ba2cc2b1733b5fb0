import { encrypt } from '../encryption/encrypt.ts';
import { feedPlace } from '../encryption/columns.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { requireListed } from '../http/require-listed.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { hashOf, newSecret } from '../encryption/secret.ts';
import { sendSecurityEmailLater } from '../security-emails/send.ts';
import { readCalendars } from './mine.ts';

export const makeCalendarFeed: Handler<'makeCalendarFeed'> = (ctx) => {
  const { specialistId, userId } = requireSpecialist(ctx.actor);
  const token = newSecret();
  const feed = {
    token_hash: hashOf(token),
    token_encrypted: encrypt(ctx.config.fieldKeys, token, feedPlace(specialistId)),
    made_at: ctx.now(),
  };
  return inTransaction(ctx.db, async (t) => {
    await t
      .insertInto('calendar_feeds')
      .values({ specialist_id: specialistId, ...feed })
      .onConflict((conflict) => conflict.column('specialist_id').doUpdateSet(feed))
      .execute();
    await requireListed(t, specialistId);
    await writeAudit(t, ctx, { action: 'calendar-feed.make', subjects: [specialistId] });
    await sendSecurityEmailLater(t, { userId, email: 'calendarFeed' }, ctx.now());
    return readCalendars(ctx, t, specialistId);
  });
};

export const endCalendarFeed: Handler<'endCalendarFeed'> = (ctx) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  return inTransaction(ctx.db, async (t) => {
    await t.deleteFrom('calendar_feeds').where('specialist_id', '=', specialistId).execute();
    await writeAudit(t, ctx, { action: 'calendar-feed.end', subjects: [specialistId] });
    return readCalendars(ctx, t, specialistId);
  });
};
