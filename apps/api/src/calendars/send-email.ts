import * as z from 'zod';
import type { Services } from '../http/context.ts';
import { calendarStopped } from '../emails/calendar-stopped.ts';
import { writeEmail } from '../emails/layout/write-email.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Job } from '../jobs/duties.ts';

const payload = z.object({ calendarId: z.string() });

export const stoppedEmailJob = defineJob('calendar-stopped-email', payload, { lane: 'mail', tries: 12 });

export async function sendStoppedEmail(
  { db, mailer, config }: Services,
  { id, payload: { calendarId } }: Job<z.infer<typeof payload>>,
): Promise<void> {
  const calendar = await db
    .selectFrom('busy_calendars as c')
    .innerJoin('specialists as s', 's.id', 'c.specialist_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.email', 'c.name', 'c.stopped_at', 'c.read_at'])
    .where('c.id', '=', calendarId)
    .executeTakeFirst();
  if (!calendar?.stopped_at) return;
  const { name, stopped_at: stoppedAt, read_at } = calendar;
  const content = calendarStopped({
    name,
    stoppedAt: stoppedAt.toISOString(),
    hasBusyTimes: read_at !== null,
    portalUrl: config.portalUrl,
  });
  await mailer.send({ ...(await writeEmail(content)), to: calendar.email, id });
}
