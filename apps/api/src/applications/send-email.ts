import { professions, type ProfessionId, type ProfileType } from '@tele/core';
import * as z from 'zod';
import type { Services } from '../http/context.ts';
import type { ApplicationFault } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { writeEmail } from '../emails/layout/write-email.ts';
import { defineJob } from '../jobs/define-job.ts';
import { readDetails } from './details.ts';
import { labelFaults } from './label-faults.ts';
import { emails, type EmailName } from './emails-by-name.ts';
import { practiceContract } from './practice-contract.ts';

const payload = z.union([
  z.object({ email: z.enum(['received', 'approved', 'rejected']), applicationId: z.string() }),
  z.object({ email: z.enum(['suspended', 'reinstated']), specialistId: z.string() }),
]);

type EmailJob = z.infer<typeof payload>;

const emailJob = defineJob('application-email', payload, { lane: 'mail', tries: 12 });

export function writeLater(t: Tx, job: EmailJob, now: Date): Promise<void> {
  return emailJob.enqueue(t, job, now);
}

export const applicationWorks = emailJob.works<Services>((services, job) => sendEmail(services, job.id, job.payload));

async function sendEmail(services: Services, id: string, job: EmailJob): Promise<void> {
  const { mailer, config } = services;
  const reader =
    'applicationId' in job
      ? await applicant(services, job.applicationId)
      : await specialist(services, job.specialistId);
  const { email, name, profession, profileType, reason, faults, decidedAt } = reader;
  const path = professions.find((one) => one.id === profession)?.path ?? 'doctors';
  const { portalUrl } = config;
  const labelled = await labelFaults(profession, faults);
  const content = emails[job.email satisfies EmailName]({ profileType, reason, faults: labelled, portalUrl, path });
  const contract = job.email === 'approved' && profileType === 'EUCA_MD' && decidedAt;
  await mailer.send({
    ...(await writeEmail(content)),
    to: email,
    id,
    ...(contract ? { attachments: [practiceContract({ name, approvedAt: contract })] } : {}),
  });
}

interface Reader {
  email: string;
  name: string;
  profession: ProfessionId;
  profileType: ProfileType;
  reason: string | null;
  faults: readonly ApplicationFault[];
  decidedAt: Date | null;
}

async function applicant({ db }: Services, applicationId: string): Promise<Reader> {
  const row = await db
    .selectFrom('applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['u.email', 'a.profession', 'a.profile_type', 'a.decision_reason', 'a.faults', 'a.decided_at', 'a.details'])
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return {
    email: row.email,
    name: readDetails(row.details).name,
    profession: row.profession as ProfessionId,
    profileType: row.profile_type,
    reason: row.decision_reason,
    faults: row.faults,
    decidedAt: row.decided_at,
  };
}

async function specialist({ db }: Services, specialistId: string): Promise<Reader> {
  const row = await db
    .selectFrom('specialists as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.email', 's.name', 's.profession', 's.profile_type', 's.suspended_because'])
    .where('s.id', '=', specialistId)
    .executeTakeFirstOrThrow();
  return {
    email: row.email,
    name: row.name,
    profession: row.profession,
    profileType: row.profile_type,
    reason: row.suspended_because,
    faults: [],
    decidedAt: null,
  };
}
