import type { ProfessionId } from '@tele/core';
import type { Contract } from '@tele/core/contract';
import { TeleError } from '@tele/client';
import type { Spoken } from '@tele/ui';
import type { respondMessages } from './respond.messages.ts';

type AcceptErrorCode = Contract['acceptSelection']['errors'][number];
type Texts = Pick<
  Spoken<typeof respondMessages.table>,
  'filled' | 'gone' | 'bookedBefore' | 'noCardOnFile' | 'exceedsCap' | 'notAccepted'
>;

/** Meaning of a refused acceptance here. `message: null` shows the service's message. */
export interface AcceptRefusal {
  message: 'filled' | 'gone' | 'bookedBefore' | 'noCardOnFile' | 'exceedsCap' | null;
  /** `booked`: accepted before, answer lost. `inbox`: nothing left. `fee`: back to the fee. `stay`: retry. */
  next: 'booked' | 'inbox' | 'fee' | 'stay';
}

const filled: AcceptRefusal = { message: 'filled', next: 'inbox' };
const ownWords: AcceptRefusal = { message: null, next: 'stay' };

/** Every refusal the contract allows, in the words of spec section 8. */
export const acceptRefusals = {
  ALREADY_ACCEPTED: { message: 'bookedBefore', next: 'booked' },
  ALREADY_BOOKED: filled,
  ALREADY_DECIDED: filled,
  NOT_FOUND: { message: 'gone', next: 'inbox' },
  CARD_NOT_ON_FILE: { message: 'noCardOnFile', next: 'stay' },
  FEE_EXCEEDS_CAP: { message: 'exceedsCap', next: 'fee' },
  BEING_ACCEPTED: ownWords,
  SLOT_TAKEN: ownWords,
  SELECTION_CLOSED: { message: null, next: 'inbox' },
  CARD_DECLINED: ownWords,
  CARD_ACTION_REQUIRED: ownWords,
  TOO_MANY_DECLINED_CARDS: ownWords,
  PAYMENT_REFUSED: ownWords,
  PAYMENT_UNAVAILABLE: ownWords,
} as const satisfies Record<AcceptErrorCode, AcceptRefusal>;

const isAcceptCode = (code: string): code is AcceptErrorCode => Object.hasOwn(acceptRefusals, code);

/** Refusal of a thrown error, with its text, and an error to show: at the fee if it concerns that. */
export function readAcceptError(
  error: unknown,
  { t, profession }: { t: Texts; profession: ProfessionId },
): { text: string; next: AcceptRefusal['next']; error: unknown } {
  if (!(error instanceof TeleError)) return { text: t.notAccepted, next: 'stay', error };
  const { message, next }: AcceptRefusal = isAcceptCode(error.code) ? acceptRefusals[error.code] : ownWords;
  const text = message === null ? error.message || t.notAccepted : t[message]({ profession });
  const fields: Record<string, string> = next === 'fee' ? { fee: text } : {};
  const { code, status, clientSecret } = error;
  return { text, next, error: new TeleError(code, status, { error: text, fields, clientSecret, cause: error }) };
}
