import { limits, maskNumber, dayMs } from '@tele/core';
import { decrypt } from '../encryption/encrypt.ts';
import { clinicNumberPlace, medicarePlace, personNumberPlace } from '../encryption/columns.ts';
import type { Ctx } from '../http/context.ts';
import type { BookingRow } from './read-bookings.ts';

/** Medicare or IHI number of the patient; null without one, or when decryption fails. */
export function openNumber({ config, log }: Pick<Ctx, 'config' | 'log'>, row: BookingRow): string | null {
  const { encrypted, bookerId, personId, personEncrypted, clinicDetailsId, clinicEncrypted } = row;
  const [found, place] =
    personId !== null
      ? [personEncrypted, personNumberPlace(personId)]
      : encrypted === null && clinicDetailsId !== null
        ? [clinicEncrypted, clinicNumberPlace(clinicDetailsId)]
        : [encrypted, medicarePlace(bookerId)];
  try {
    return found === null ? null : decrypt(config.fieldKeys, found, place);
  } catch {
    // One broken number must not hide the specialist's day.
    log.error({ userId: bookerId }, 'an encrypted field cannot be opened');
    return null;
  }
}

export function numberForSpecialist(ctx: Ctx, row: BookingRow): { number: string | null; isMasked: boolean } {
  const number = openNumber(ctx, row);
  const end = row.startAt.getTime() + limits.appointmentMinutes * 60_000;
  const isOver = ctx.now().getTime() >= end + ctx.config.patientNumberDays * dayMs;
  return number !== null && isOver ? { number: maskNumber(number), isMasked: true } : { number, isMasked: false };
}
