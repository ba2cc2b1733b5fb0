import type { Fault } from './fault.ts';

export const money: readonly Fault[] = [
  {
    title: 'A patient who cancels exactly 24 hours before loses the fee of an offer',
    file: 'packages/core/src/appointment/cancelling-money.ts',
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
];
