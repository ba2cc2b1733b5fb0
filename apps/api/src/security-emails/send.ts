import type { Services } from '../http/context.ts';
import type { Tx } from '../db/transaction.ts';
import { writeEmail } from '../emails/layout/write-email.ts';
import type { Duties } from '../jobs/duties.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { emails, type SecurityEmail } from './emails-by-name.ts';

const kind = 'security-email';

interface Act {
  userId: string;
  email: SecurityEmail;
  /** For `newDevice`. */
  sessionId?: string;
  /** For `clinicSignedIn`. */
  partnerId?: string;
}

/** Emails a person about an act of theirs once its transaction has committed. */
export const sendSecurityEmailLater = (t: Tx, act: Act, now: Date): Promise<void> =>
  enqueue(t, { kind, payload: { ...act, at: now.toISOString() } }, now);

export const securityEmailWorks: Duties<Services>['works'] = {
  [kind]: {
    lane: 'mail',
    tries: 12,
    run: async ({ db, mailer, config }, { id, payload }) => {
      const { userId = '', at = '', sessionId = '', partnerId = '' } = payload;
      const user = await db
        .selectFrom('users as u')
        .leftJoin('specialists as s', 's.user_id', 'u.id')
        .leftJoin('sessions as e', (on) => on.onRef('e.user_id', '=', 'u.id').on('e.id', '=', sessionId))
        .leftJoin('partners as p', (on) => on.on('p.id', '=', partnerId))
        .select(['u.email', 's.id as specialistId', 'e.device', 'p.name as site'])
        .where('u.id', '=', userId)
        .where('u.deleted_at', 'is', null)
        .executeTakeFirst();
      if (!user) return;
      const letter = emails[payload.email as SecurityEmail]({
        atISO: at,
        device: user.device,
        site: user.site ?? 'Another site',
        accountUrl: `${config.portalUrl}/${user.specialistId === null ? 'patient' : 'specialist'}`,
      });
      await mailer.send({ ...(await writeEmail(letter)), to: user.email, id });
    },
  },
};
