import type { Work } from '../jobs/duties.ts';
import { answerDispute, refundByHand } from './by-hand.ts';
import { clearStrays } from './clear-strays.ts';
import { deleteCustomer, deleteCustomerKind } from './delete-customer.ts';
import { capture, refund, release } from './move-money.ts';
import type { LedgerParts } from './parts.ts';
import { detachCard, detachCardKind } from './saved-cards.ts';

/** Money is tried for some days: an authorisation lasts seven. */
const tries = 24;
const lane = 'money';

/** The ledger's kinds of work: capturing what was authorised, giving back what lost its purpose, forgetting customers and cards, and what a person has to do. */
export const moneyWorks = {
  capture: { lane, tries, run: capture },
  release: { lane, tries, run: release },
  refund: { lane, tries, run: refund },
  'clear-strays': { lane, tries, run: clearStrays },
  [deleteCustomerKind]: { lane, tries, run: deleteCustomer },
  [detachCardKind]: { lane, tries, run: detachCard },
  'answer-dispute': { lane, tries: 1, run: answerDispute },
  'refund-by-hand': { lane, tries: 1, run: refundByHand },
} satisfies Record<string, Work<LedgerParts>>;
