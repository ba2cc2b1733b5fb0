import { checksOf, loadCategory, type ProfessionId, type StaffCheck, dayMs } from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import { sql } from 'kysely';
import { readDetails } from '../applications/details.ts';
import { publishPhotoLater } from '../applications/publish-photo.ts';
import { writeLater } from '../applications/send-email.ts';
import { newId } from '../db/new-id.ts';
import type { Row } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { requireStaff } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { addSpecialists } from '../specialists/add.ts';
import { refuseOwn } from './refuse-own.ts';
import { requireScanPassed } from './require-scan.ts';
import { describeApplication, noApplication, type StaffApplication, type StaffCtx } from './read-application.ts';

/** Approves and creates the specialist's profile. Throws ALREADY_DECIDED. */
export async function approve(
  ctx: StaffCtx,
  applicationId: string,
  { checked, note }: BodyParsed<'approveApplication'>,
): Promise<StaffApplication> {
  const { userId: staffId } = requireStaff(ctx.actor);
  await inTransaction(ctx.db, async (t) => {
    await refuseOwn(t, 'applications', { id: applicationId, staffId });
    await lockApplicant(t, applicationId);
    const application = await decide(t, ctx, { applicationId, staffId, status: 'APPROVED', note });
    await requireChecks(application, checked);
    await requireScans(t, ctx, applicationId);
    await makeSpecialist(t, application);
    await publishPhotoLater(t, applicationId, ctx.now());
    await endDocuments(t, ctx, application);
    const subjects = [applicationId, ...checked];
    await writeAudit(t, ctx, { action: 'application.approve', subjects });
    await writeLater(t, { email: 'approved', applicationId }, ctx.now());
  });
  return describeApplication(ctx, applicationId);
}

/** Rejects with a reason for the applicant. Throws ALREADY_DECIDED. */
export async function reject(
  ctx: StaffCtx,
  applicationId: string,
  { reason, faults, note }: BodyParsed<'rejectApplication'>,
): Promise<StaffApplication> {
  const { userId: staffId } = requireStaff(ctx.actor);
  await inTransaction(ctx.db, async (t) => {
    await refuseOwn(t, 'applications', { id: applicationId, staffId });
    const application = await decide(t, ctx, { applicationId, staffId, status: 'REJECTED', reason, faults, note });
    await endDocuments(t, ctx, application);
    await writeAudit(t, ctx, { action: 'application.reject', subjects: [applicationId] });
    await writeLater(t, { email: 'rejected', applicationId }, ctx.now());
  });
  return describeApplication(ctx, applicationId);
}

/** Lock order: account, then application, as in account deletion and applying. */
async function lockApplicant(t: Tx, applicationId: string): Promise<void> {
  const row = await t.selectFrom('applications').select('user_id').where('id', '=', applicationId).executeTakeFirst();
  if (row) await t.selectFrom('users').select('id').where('id', '=', row.user_id).forNoKeyUpdate().execute();
}

interface Decision {
  applicationId: string;
  staffId: string;
  status: 'APPROVED' | 'REJECTED';
  reason?: string;
  faults?: BodyParsed<'rejectApplication'>['faults'];
  note: string | null | undefined;
}

/** Atomic: only one update finds the application pending. */
async function decide(t: Tx, { now }: StaffCtx, decision: Decision): Promise<Row<'applications'>> {
  const { applicationId, staffId, status, reason = null, faults = [], note } = decision;
  const decided = await t
    .updateTable('applications')
    .set({
      status,
      decision_reason: reason,
      faults: JSON.stringify(faults),
      note: note || null,
      decided_at: now(),
      decided_by: staffId,
      decided_hashes: JSON.stringify(await readHashes(t, applicationId)),
    })
    .where('id', '=', applicationId)
    .where('status', '=', 'PENDING')
    .returningAll()
    .executeTakeFirst();
  if (decided) return decided;
  throw await alreadyDecided(t, applicationId);
}

async function readHashes(t: Tx, applicationId: string): Promise<Record<string, string>> {
  const files = await t
    .selectFrom('uploads')
    .select(['kind', 'sha256'])
    .where('application_id', '=', applicationId)
    .execute();
  return Object.fromEntries(files.flatMap(({ kind, sha256 }) => (sha256 === null ? [] : [[kind, sha256]])));
}

export async function alreadyDecided(t: Tx, applicationId: string): Promise<ApiError> {
  const there = await t.selectFrom('applications').select('status').where('id', '=', applicationId).executeTakeFirst();
  if (!there) return noApplication();
  const word = there.status === 'APPROVED' ? 'approved' : 'rejected';
  return new ApiError('ALREADY_DECIDED', `This application has already been ${word}.`);
}

async function requireChecks(
  { profession, details }: Row<'applications'>,
  checked: readonly StaffCheck[],
): Promise<void> {
  const category = await loadCategory(profession as ProfessionId);
  const missing = checksOf(category, readDetails(details).specialties).filter((check) => !checked.includes(check));
  if (missing.length === 0) return;
  const text = `Complete these checks first: ${missing.join(', ')}.`;
  throw new ApiError('INVALID_INPUT', text, { fields: { checked: text } });
}

async function requireScans(t: Tx, ctx: StaffCtx, applicationId: string): Promise<void> {
  const files = await t.selectFrom('uploads').select('scan').where('application_id', '=', applicationId).execute();
  requireScanPassed(ctx, files);
}

async function makeSpecialist(t: Tx, application: Row<'applications'>): Promise<void> {
  const { user_id: userId, profile_type, details: kept } = application;
  const profession = application.profession as ProfessionId;
  const details = readDetails(kept);
  const specialistId = newId('spc');
  await t
    .updateTable('users')
    .set({ role: sql`case role when 'staff' then role else 'specialist' end`, name: details.name })
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const profile = {
    id: specialistId,
    user_id: userId,
    name: details.name,
    profession,
    profile_type,
    photo_url: null,
    city: details.address.suburb ?? '',
    state: details.address.state,
    subspecialties: details.subspecialties,
    bio: details.profile ?? '',
    languages: details.languages,
    gender: details.gender,
    approved: true,
  };
  await addSpecialists(t, [{ profile, specialties: details.specialties, licences: details.licences }]);
}

/** Documents expire months after the decision (product.md 'Roles and identity'). The photo's copy stays. */
async function endDocuments(t: Tx, { config, now }: StaffCtx, { id }: Row<'applications'>): Promise<void> {
  await t
    .updateTable('uploads')
    .set({ delete_after: new Date(now().getTime() + config.documentDays * dayMs) })
    .where('application_id', '=', id)
    .execute();
}
