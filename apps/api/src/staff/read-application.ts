import { checksOf, loadCategory, type DocumentKind, type FileType } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { openContact } from '../encryption/application-contact.ts';
import { readDetails } from '../applications/details.ts';
import type { Db, Row } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import { requireStaff } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { scanLater, scanOf } from '../uploads/scan-state.ts';
import { describeQueued } from './describe-queued.ts';

export type StaffApplication = Answer<'staffApplication'>;

export type StaffCtx = Pick<Ctx, 'actor' | 'config' | 'db' | 'now' | 'storage'>;

export async function readApplication(ctx: StaffCtx, applicationId: string): Promise<StaffApplication> {
  requireStaff(ctx.actor);
  if (ctx.config.clamd) await scanUnscanned(ctx, applicationId);
  const application = await describeApplication(ctx, applicationId);
  await writeAudit(ctx.db, ctx, { action: 'application.read', subjects: [applicationId] });
  return application;
}

export async function describeApplication(ctx: StaffCtx, applicationId: string): Promise<StaffApplication> {
  const { db } = ctx;
  const { userId } = requireStaff(ctx.actor);
  const row = await db
    .selectFrom('applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('users as d', 'd.id', 'a.decided_by')
    .leftJoin('specialists as s', 's.user_id', 'a.user_id')
    .selectAll('a')
    .select(['u.email', 'd.email as decider', 's.id as specialistId'])
    .where('a.id', '=', applicationId)
    .executeTakeFirst();
  const [queued] = row ? await describeQueued(db, [row], userId) : [];
  if (!row || !queued) throw noApplication();
  const details = readDetails(openContact(ctx.config.fieldKeys, row));
  const category = await loadCategory(queued.profession);
  return {
    ...queued,
    email: row.email,
    phone: details.phone,
    address: details.address,
    gender: details.gender,
    languages: details.languages,
    profile: details.profile,
    documents: documentsOf(ctx, await heldFiles(db, applicationId), row.decided_hashes),
    checks: checksOf(category, details.specialties),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decider,
    reason: row.decision_reason,
    faults: row.faults,
    note: row.note,
    specialistId: row.status === 'APPROVED' ? row.specialistId : null,
  };
}

/** Scans documents that were sent before a scanner was configured. */
async function scanUnscanned({ db, now }: StaffCtx, applicationId: string): Promise<void> {
  await inTransaction(db, async (t) => {
    const files = await t
      .selectFrom('uploads')
      .select('key')
      .where('application_id', '=', applicationId)
      .where('copy_key', 'is not', null)
      .where('scan', 'is', null)
      .forUpdate()
      .execute();
    await scanLater(
      t,
      files.map(({ key }) => key),
      now(),
    );
  });
}

export function noApplication(): ApiError {
  return new ApiError('NOT_FOUND', 'Application not found');
}

function heldFiles(db: Db, applicationId: string): Promise<Row<'uploads'>[]> {
  return db.selectFrom('uploads').selectAll().where('application_id', '=', applicationId).orderBy('kind').execute();
}

function documentsOf(
  ctx: StaffCtx,
  files: readonly Row<'uploads'>[],
  decided: Row<'applications'>['decided_hashes'],
): StaffApplication['documents'] {
  return files.map(({ kind, content_type, bytes, sha256, scan, held_at, created_at }) => ({
    kind: kind as DocumentKind,
    contentType: content_type as FileType,
    bytes: bytes ?? 0,
    uploadedAt: (held_at ?? created_at).toISOString(),
    sameAs: (files.find((other) => other.kind !== kind && other.sha256 === sha256 && sha256 !== null)?.kind ??
      null) as DocumentKind | null,
    sha256,
    scan: scanOf(ctx, scan),
    replaced: decided !== null && decided[kind as DocumentKind] !== sha256,
  }));
}
