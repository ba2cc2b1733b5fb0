import type { Tx } from '../db/transaction.ts';
import type { Charge } from '../ledger/charge.ts';
import type { ChargeSubjects, ChargePurpose } from '../ledger/parts.ts';
import { noteMoney } from '../receipts/note-money.ts';
import { lockOffer } from './lock.ts';
import { settleOffer } from './settle-offer.ts';

export const offerChargeSubjects: ChargeSubjects = {
  offer: {
    lock,
    hear: noteMoney,
    // The patient may have paid and left before the offer was finalised.
    settle: async (parts, charge) => {
      await settleOffer(parts, charge.subject_id);
    },
  },
};

async function lock(t: Tx, charge: Charge): Promise<ChargePurpose> {
  await lockOffer(t, charge.subject_id);
  const live = await t
    .selectFrom('bookings')
    .select('id')
    .where('offer_id', '=', charge.subject_id)
    .where('status', 'in', ['CLAIMED', 'CONFIRMED'])
    .executeTakeFirst();
  return live ? 'elsewhere' : 'gone';
}
