import { openRequestRefusals } from '@tele/core';
import type { Handler } from '../http/handler.ts';
import { requirePatient } from '../http/require-role.ts';
import { findSelection, isOf } from '../bookings/find-selection.ts';
import { refusalOf } from '../bookings/read-standing.ts';
import { readOpenRequests } from './read.ts';

export const getOpenRequest: Handler<'getOpenRequest'> = async ({ db, config, actor, now }, { params }) => {
  const patient = requirePatient(actor);
  const row = await findSelection(db, params.id);
  const isOwn = row?.kind === 'open' && isOf(row, patient) && row.deleted_at === null;
  const [request] = isOwn ? await readOpenRequests(db, config.fieldKeys, [row], now()) : [];
  if (!request) throw refusalOf(openRequestRefusals.absent);
  return request;
};
