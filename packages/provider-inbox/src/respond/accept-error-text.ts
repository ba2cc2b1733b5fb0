import type { Contract } from '@tele/core/contract';
import { TeleError } from '@tele/core/client';

type AcceptErrorCode = Contract['acceptSelection']['errors'][number];

/** What a refusal of an acceptance means on this screen. `says: null` shows the service's own message. */
export interface AcceptRefusal {
  says: string | null;
  /** `inbox`: nothing is left to answer. `fee`: back to the fee. `stay`: another try may help. */
  next: 'inbox' | 'fee' | 'stay';
}

const filled: AcceptRefusal = { says: 'Already filled by another specialist.', next: 'inbox' };
const ownWords: AcceptRefusal = { says: null, next: 'stay' };

/** Every refusal the contract allows, in the words of spec section 8. */
export const acceptRefusals = {
  ALREADY_BOOKED: filled,
  ALREADY_DECIDED: filled,
  NOT_FOUND: { says: 'This request is no longer pending for you.', next: 'inbox' },
  CARD_NOT_ON_FILE: { says: 'The patient has not set up a card for this selection yet.', next: 'stay' },
  FEE_EXCEEDS_CAP: { says: 'Fee exceeds the patient’s cap.', next: 'fee' },
  BEING_ACCEPTED: ownWords,
  SLOT_TAKEN: ownWords,
  SELECTION_CLOSED: { says: null, next: 'inbox' },
  CARD_DECLINED: ownWords,
  CARD_ACTION_REQUIRED: ownWords,
  PAYMENT_UNAVAILABLE: ownWords,
} as const satisfies Record<AcceptErrorCode, AcceptRefusal>;

const isAcceptCode = (code: string): code is AcceptErrorCode => Object.hasOwn(acceptRefusals, code);

/** The refusal behind what was thrown, with its text. */
export const readAcceptError = (error: unknown): { text: string; next: AcceptRefusal['next'] } => {
  const message = error instanceof TeleError ? error.message : '';
  const refusal = error instanceof TeleError && isAcceptCode(error.code) ? acceptRefusals[error.code] : ownWords;
  return { text: refusal.says ?? (message || 'Failed to accept with this card'), next: refusal.next };
};
