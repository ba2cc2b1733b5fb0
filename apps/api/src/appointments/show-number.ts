import { refusalTexts, visibleFields } from '@tele/core';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { shownNumber, writeAudit } from '../http/write-audit.ts';
import { openNumber } from './masked-number.ts';
import { readBookings } from './read-bookings.ts';

export const showPatientNumber: Handler<'showPatientNumber'> = async (ctx, { params }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  const who = { side: 'specialist', specialistId } as const;
  const named = { named: { id: params.id }, latestFirst: false, beyond: undefined, limit: 1 };
  const [row] = await readBookings(ctx.db, who, named);
  const isShown = row && row.deletedAt === null && visibleFields(row.profession).includes('medicareOrIhi');
  const number = isShown ? openNumber(ctx, row) : null;
  if (!row || number === null) throw new ApiError('NOT_FOUND', refusalTexts.NOT_FOUND);
  const { bookerId, personId } = row;
  const subjects = [bookerId, ...(personId === null ? [] : [personId]), shownNumber];
  await writeAudit(ctx.db, ctx, { action: 'patient-details.read', subjects });
  return { medicareOrIhi: number };
};
