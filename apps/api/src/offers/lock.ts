import { laterOfferRefusals } from '@tele/core';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { ApiError } from '../http/api-error.ts';
import { lockSelections } from '../bookings/lock.ts';
import { refusalOf } from '../bookings/read-standing.ts';

export interface LockedOffer {
  offer: Row<'offers'>;
  request: Row<'selections'>;
}

export async function lockOffer(t: Tx, id: string): Promise<LockedOffer | undefined> {
  const found = await t.selectFrom('offers').select('selection_id').where('id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  const [request] = await lockSelections(t, [found.selection_id]);
  const offer = await t.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return request && { offer, request };
}

export function offerNotFound(): ApiError {
  return refusalOf(laterOfferRefusals.absent);
}
