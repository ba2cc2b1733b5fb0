import { isSpecialty, payableUntil } from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import { newId } from '../db/new-id.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requireBooker } from '../http/require-role.ts';
import { drainSoon } from '../outbox/drain-soon.ts';
import { takenPicks } from './free-picks.ts';
import { makeRoom } from './make-room.ts';
import { refusePicks } from './refuse-picks.ts';
import { requireProfile } from './require-profile.ts';

type Body = BodyParsed<'createSelection'>;

/** Starts a request. Nobody is asked before the booking fee is authorised, so nothing is held for it yet (spec section 4 'Patient flow'). */
export const createSelection: Handler<'createSelection'> = async (ctx, { body }) => {
  const { db, actor, now } = ctx;
  const { userId } = requireBooker(actor);
  const at = now();
  if (!isSpecialty(body.profession, body.specialty)) {
    throw new ApiError('UNKNOWN_SPECIALTY', 'Please choose a specialty.', {
      fields: { specialty: 'Please choose a specialty.' },
    });
  }
  await requireProfile(db, userId, body.profession);
  refusePicks('INVALID_INPUT', repeatedPicks(body), 'Choose one time per specialist.');
  const unknown = 'One of the specialists is no longer available. Please pick again.';
  refusePicks('UNKNOWN_SPECIALIST', await unknownPicks(db, body), unknown);
  const taken = 'One of the times you picked is no longer available. Please choose another.';
  refusePicks('SLOT_UNAVAILABLE', await takenPicks(db, body.picks, at), taken);

  const selectionId = newId('sel');
  await inTransaction(db, async (t) => {
    await makeRoom(t, { userId, picks: body.picks, now: at });
    await t
      .insertInto('selections')
      .values({
        id: selectionId,
        patient_id: userId,
        profession: body.profession,
        specialty: body.specialty,
        reason: body.reason || null,
        fee_cap_cents: body.feeCapCents ?? null,
        payment_status: null,
        submitted_at: null,
        expires_at: payableUntil(
          at.toISOString(),
          body.picks.map(({ slotISO }) => slotISO),
        ),
        ended_because: null,
        deleted_at: null,
        created_at: at,
      })
      .execute();
    const candidates = body.picks.map(({ specialistId, slotISO }) => ({
      id: newId('can'),
      selection_id: selectionId,
      specialist_id: specialistId,
      patient_id: userId,
      start_at: new Date(slotISO),
      fee_cents: null,
      decided_at: null,
    }));
    await t.insertInto('candidates').values(candidates).execute();
  });
  drainSoon(ctx);
  return { selectionId };
};

function repeatedPicks({ picks }: Body): number[] {
  const ids = picks.map(({ specialistId }) => specialistId);
  return picks.flatMap((_, index) => (ids.indexOf(ids[index] ?? '') < index ? [index] : []));
}

/** Picks of somebody who is not approved, or not for this profession and specialty. */
async function unknownPicks(db: Db, { profession, specialty, picks }: Body): Promise<number[]> {
  const known = await db
    .selectFrom('specialists as s')
    .innerJoin('specialist_specialties as x', 'x.specialist_id', 's.id')
    .select('s.id')
    .where(
      's.id',
      'in',
      picks.map(({ specialistId }) => specialistId),
    )
    .where('s.approved', '=', true)
    .where('x.profession', '=', profession)
    .where('x.specialty', '=', specialty)
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  return picks.flatMap(({ specialistId }, index) => (ids.has(specialistId) ? [] : [index]));
}
