import { highestListedFee } from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import type { Row } from '../db/schema.ts';
import type { FieldKeys } from '../encryption/encrypt.ts';
import { decryptRow } from '../encryption/rows.ts';
import type { Tx } from '../db/transaction.ts';
import { keyReused } from '../http/idempotency-key.ts';

type Body = BodyParsed<'createSelection'>;

interface IdempotencyQuery {
  userId: string;
  through: string | undefined;
  key: string;
  body: Body;
}

/** Locked patient's earlier request under this key, even if ended or deleted. Throws if its content differs. */
export async function madeBefore(
  t: Tx,
  keys: FieldKeys,
  { userId, through, key, body }: IdempotencyQuery,
): Promise<string | undefined> {
  const made = await t
    .selectFrom('selections')
    .selectAll()
    .where('patient_id', '=', userId)
    .where('made_as', '=', key)
    .executeTakeFirst();
  if (!made) return undefined;
  // Partner pages don't see requests made elsewhere.
  if (through !== undefined && made.partner_id !== through) return keyReused();
  const candidates = await t.selectFrom('candidates').selectAll().where('selection_id', '=', made.id).execute();
  return isSame(decryptRow(keys, 'selections', made), candidates, body) ? made.id : keyReused();
}

function isSame(made: Row<'selections'>, candidates: readonly Row<'candidates'>[], body: Body): boolean {
  const storedPicks = candidates.map((one) => pickOf(one.specialist_id, one.start_at));
  const picks = body.picks.map(({ specialistId, slotISO }) => pickOf(specialistId, new Date(slotISO)));
  return (
    made.profession === body.profession &&
    made.specialty === body.specialty &&
    made.reason === (body.reason || null) &&
    made.person_id === (body.personId ?? null) &&
    made.any_fee === (body.anyFee ?? false) &&
    made.fee_cap_cents === capOf(body, candidates) &&
    storedPicks.toSorted().join() === picks.toSorted().join()
  );
}

function capOf({ feeCapCents, anyFee }: Body, candidates: readonly Row<'candidates'>[]): number | null {
  if (anyFee) return null;
  return feeCapCents ?? highestListedFee(candidates.map((one) => ({ feeFromCents: one.fee_from_cents })));
}

const pickOf = (specialistId: string, time: Date): string => `${specialistId} ${time.toISOString()}`;
