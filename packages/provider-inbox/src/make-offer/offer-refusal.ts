import type { Contract } from '@tele/core/contract';
import { TeleError } from '@tele/client';
import { slotNames, type SlotName } from './offer-fields.ts';

type OfferErrorCode = Contract['createOffer']['errors'][number];

/** Meaning of a refused offer. `closed`: request gone. `payouts`: set up. `slot`: change time. `stay`: retry. */
export type OfferRefusal = 'closed' | 'payouts' | 'slot' | 'stay';

export const offerRefusals = {
  NOT_FOUND: 'closed',
  REQUEST_CLOSED: 'closed',
  ALREADY_OFFERED: 'closed',
  PAYOUTS_NOT_READY: 'payouts',
  SLOT_TAKEN: 'slot',
  TOO_MANY_EMAILS: 'stay',
} as const satisfies Record<OfferErrorCode, OfferRefusal>;

const isOfferCode = (code: string): code is OfferErrorCode => Object.hasOwn(offerRefusals, code);

export const refusalOf = (error: unknown): OfferRefusal =>
  error instanceof TeleError && isOfferCode(error.code) ? offerRefusals[error.code] : 'stay';

/** Form field of an API input: its times are the rows sent, in order. */
export const fieldOf =
  (sent: readonly SlotName[]) =>
  (input: string): string => {
    const row = /^slots(?:\.(\d+))?$/.exec(input);
    if (row) return sent[Number(row[1] ?? 0)] ?? slotNames[0];
    return input === 'feeCents' ? 'fee' : input;
  };

export function atItsTime(error: unknown, sent: readonly SlotName[]): unknown {
  if (!(error instanceof TeleError) || error.code !== 'SLOT_TAKEN') return error;
  if (sent.length !== 1 || Object.keys(error.fields).length > 0) return error;
  return new TeleError(error.code, error.status, {
    error: error.message,
    fields: { 'slots.0': error.message },
    cause: error,
  });
}
