import { laterMoveRefusals, type RescheduleStanding } from '@tele/core';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { ApiError } from '../http/api-error.ts';
import { lockPatient, lockSelection } from '../selections/lock.ts';
import { lockWithRivals } from '../selections/lose-to-booking.ts';
import { refusalOf } from '../selections/read-standing.ts';

/** A move and its booking under the lock of their request; its patient before it. */
export interface LockedMove {
  move: Row<'moves'>;
  booking: Row<'bookings'>;
  request: Row<'selections'>;
  /** Other open requests that want the time asked for, locked too where that was asked. */
  rivals: Row<'selections'>[];
}

/** Locks the request of a move; undefined for none. With `rivals`, other requests for the time asked for are locked with it. */
export async function lockMove(t: Tx, id: string, { rivals = false } = {}): Promise<LockedMove | undefined> {
  const found = await t.selectFrom('moves').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  await lockPatient(t, found.patient_id);
  const wanting = rivals ? await lockWithRivals(t, { ...found, start_at: found.to_at }) : [];
  const request = await lockSelection(t, found.selection_id);
  const move = await t.selectFrom('moves').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const booking = await t
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', move.booking_id)
    .executeTakeFirstOrThrow();
  return { move, booking, request, rivals: wanting };
}

/** How a locked move stands for one of the people in it (core/move/moves.ts). */
export function standingOf(
  side: RescheduleStanding['side'],
  booking: Row<'bookings'>,
  move: Row<'moves'> | undefined,
): RescheduleStanding {
  return {
    side,
    booking: {
      status: booking.status === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
      slotISO: booking.start_at.toISOString(),
    },
    move: move ? { status: move.state, toISO: move.to_at.toISOString(), answerBy: move.answer_by.toISOString() } : null,
  };
}

/** Another person's move reads as absent (product.md 'Roles and identity'). */
export const moveNotFound = (): ApiError => refusalOf(laterMoveRefusals.absent);
