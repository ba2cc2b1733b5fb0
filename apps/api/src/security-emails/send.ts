import * as z from 'zod';
import type { Services } from '../http/context.ts';
import type { Tx } from '../db/transaction.ts';
import { writeEmail } from '../emails/layout/write-email.ts';
import { defineJob, nameIn } from '../jobs/define-job.ts';
import { emails } from './emails-by-name.ts';

const payload = z.object({
  userId: z.string(),
  email: nameIn(emails),
  at: z.string(),
  sessionId: z.string().default(''),
  partnerId: z.string().default(''),
});

const emailJob = defineJob('security-email', payload, { lane: 'mail', tries: 12 });

type Act = Omit<z.input<typeof payload>, 'at'>;

export const sendSecurityEmailLater = (t: Tx, act: Act, now: Date): Promise<void> =>
  emailJob.enqueue(t, { ...act, at: now.toISOString() }, now);

export const securityEmailWorks = emailJob.works(async ({ db, mailer, config }: Services, job) => {
  const { userId, email, at, sessionId, partnerId } = job.payload;
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
  const content = emails[email]({
    atISO: at,
    device: user.device,
    site: user.site ?? 'Another site',
    accountUrl: `${config.portalUrl}/${user.specialistId === null ? 'patient' : 'specialist'}`,
  });
  await mailer.send({ ...(await writeEmail(content)), to: user.email, id: job.id });
});
