import { refusalTexts } from '@tele/core';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { liveCharge } from '../ledger/charges.ts';
import { closeSelection, hasLapsed, lapseOf } from './close.ts';
import { bookingFeeOf } from '../bookings/fees.ts';
import { lockSelections } from '../bookings/lock.ts';
import { isOf } from '../bookings/find-selection.ts';
import { refusePicks } from './refuse-picks.ts';

interface MakeRoomArgs {
  userId: string;
  through: string | undefined;
  picks: readonly { specialistId: string; slotISO: string }[];
  now: Date;
}

/** Refuses conflicting picks; abandoned requests give way (product.md 'Selections, acceptance, lapse'). */
export async function makeRoom(t: Tx, { userId, through, picks, now }: MakeRoomArgs): Promise<void> {
  refusePicks('PATIENT_BUSY', await busyPicks(t, userId, picks), refusalTexts.PATIENT_BUSY);
  for (const { selection, indexes } of await askedBefore(t, userId, picks)) {
    if (await isAbandoned(t, selection, now)) {
      await closeSelection(t, selection, { because: lapseOf(selection), now });
    } else {
      const named = isOf(selection, { userId, ...(through && { through }) }) ? { selectionId: selection.id } : {};
      refusePicks('ALREADY_ASKED', indexes, refusalTexts.ALREADY_ASKED, named);
    }
  }
}

async function busyPicks(t: Tx, userId: string, picks: MakeRoomArgs['picks']): Promise<number[]> {
  const starts = picks.map(({ slotISO }) => new Date(slotISO));
  const booked = await t
    .selectFrom('bookings')
    .select('start_at')
    .where((row) =>
      row.or([
        row('patient_id', '=', userId),
        row('specialist_id', '=', row.selectFrom('specialists').select('id').where('user_id', '=', userId)),
      ]),
    )
    .where('start_at', 'in', starts)
    .where((row) => row.or([row('status', '=', 'CONFIRMED'), row('reschedule_id', 'is not', null)]))
    .execute();
  const taken = new Set(booked.map(({ start_at }) => start_at.getTime()));
  return starts.flatMap((start, index) => (taken.has(start.getTime()) ? [index] : []));
}

interface Before {
  selection: Row<'selections'>;
  indexes: number[];
}

async function askedBefore(t: Tx, userId: string, picks: MakeRoomArgs['picks']): Promise<Before[]> {
  const ids = (await waitingFor(t, userId, picks)).map(({ selection_id }) => selection_id);
  if (ids.length === 0) return [];
  const selections = await lockSelections(t, [...new Set(ids)]);
  // Read again under the lock: a specialist may have answered.
  const waiting = await waitingFor(t, userId, picks);
  return selections.flatMap((selection) => {
    const candidates = waiting.filter(({ selection_id }) => selection_id === selection.id);
    const indexes = picks.flatMap((pick, index) => (candidates.some((one) => isSame(one, pick)) ? [index] : []));
    return indexes.length > 0 ? [{ selection, indexes }] : [];
  });
}

function waitingFor(t: Tx, userId: string, picks: MakeRoomArgs['picks']) {
  return t
    .selectFrom('candidates')
    .select(['selection_id', 'specialist_id', 'start_at'])
    .where('patient_id', '=', userId)
    .where('status', '=', 'PENDING')
    .where((row) =>
      row.or(
        picks.map(({ specialistId, slotISO }) =>
          row.and([row('specialist_id', '=', specialistId), row('start_at', '=', new Date(slotISO))]),
        ),
      ),
    )
    .execute();
}

function isSame(
  candidate: Pick<Row<'candidates'>, 'specialist_id' | 'start_at'>,
  { specialistId, slotISO }: MakeRoomArgs['picks'][number],
): boolean {
  return candidate.specialist_id === specialistId && candidate.start_at.getTime() === Date.parse(slotISO);
}

/** Unsent without a card in progress, or expired and not yet closed by runJobs(). */
async function isAbandoned(t: Tx, selection: Row<'selections'>, now: Date): Promise<boolean> {
  if (hasLapsed(selection, now)) return true;
  if (selection.submitted_at !== null) return false;
  const charge = await liveCharge(t, bookingFeeOf(selection.id));
  return charge?.status !== 'STARTED' || charge.started_until <= now;
}
