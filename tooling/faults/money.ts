import type { Fault } from './fault.ts';

export const money: readonly Fault[] = [
  {
    title: 'A patient who cancels exactly 24 hours before loses the fee of an offer',
    file: 'packages/core/src/appointment/fee-refunds.ts',
    find: 'now.getTime() <= Date.parse(offerRefundUntil(appointment))',
    replace: 'now.getTime() < Date.parse(offerRefundUntil(appointment))',
  },
  {
    title: 'A tax invoice states a tenth as GST, not an eleventh',
    file: 'apps/api/src/receipts/figures.ts',
    find: 'Math.round(charged.amountCents / 11)',
    replace: 'Math.round(charged.amountCents / 10)',
  },
  {
    title: 'A refund of an offer is not taken back from the specialist',
    file: 'apps/api/src/ledger/move-money.ts',
    find: 'reverse: charge.account_id !== null,',
    replace: 'reverse: charge.account_id === null,',
  },
  {
    title: 'An acceptance releases the booking fee that it is about to capture',
    file: 'apps/api/src/selections/confirm-claim.ts',
    find: 'const except = [acceptanceFee.id, input.bookingFee.id];',
    replace: 'const except = [acceptanceFee.id];',
  },
  {
    title: 'A request is capped by the listed fees although a pick lists none',
    file: 'packages/core/src/selection/default-fee-cap.ts',
    find: 'return picks.every(({ feeFromCents }) => feeFromCents != null)',
    replace: 'return picks.some(({ feeFromCents }) => feeFromCents != null)',
  },
  {
    title: 'The time at which anyone asks decides whether an offer was paid in time',
    file: 'apps/api/src/offers/settle-offer.ts',
    find: 'const paidAt = seen.paidAt ?? parts.now();',
    replace: 'const paidAt = parts.now();',
  },
  {
    title: 'A fee that the bank took back is refunded once more',
    file: 'apps/api/src/ledger/charges.ts',
    find: 'if (!charge || !isPaid(charge) || isLostToBank(charge)) return;',
    replace: 'if (!charge || !isPaid(charge)) return;',
  },
  {
    title: 'The usual fee is the first that a specialist ever accepted with',
    file: 'apps/api/src/selections/usual-fee.ts',
    find: ".orderBy('decided_at', 'desc')",
    replace: ".orderBy('decided_at', 'asc')",
  },
  {
    title: 'An offer shows the specialist the whole fee as theirs',
    file: 'packages/provider-inbox/src/make-offer/OfferMoneyRows.tsx',
    find: '<Money cents={money.receivesCents} />',
    replace: '<Money cents={money.paysCents} />',
  },
];
