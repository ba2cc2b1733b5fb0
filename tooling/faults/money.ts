import type { Fault } from './fault.ts';

export const money: readonly Fault[] = [
  {
    title: "Cancelling exactly 24 hours before loses an offer's fee",
    file: 'packages/core/src/appointment/fee-refunds.ts',
    find: 'now.getTime() <= Date.parse(offerRefundUntil(appointment))',
    replace: 'now.getTime() < Date.parse(offerRefundUntil(appointment))',
  },
  {
    title: 'A tax invoice states a tenth as GST',
    file: 'apps/api/src/receipts/figures.ts',
    find: 'Math.round(charged.amountCents / 11)',
    replace: 'Math.round(charged.amountCents / 10)',
  },
  {
    title: "An offer's refund leaves the specialist paid",
    file: 'apps/api/src/ledger/move-money.ts',
    find: 'reverse: charge.account_id !== null,',
    replace: 'reverse: charge.account_id === null,',
  },
  {
    title: 'Acceptance releases the booking fee',
    file: 'apps/api/src/selections/confirm-claim.ts',
    find: 'const except = [acceptanceFee.id, input.bookingFee.id];',
    replace: 'const except = [acceptanceFee.id];',
  },
  {
    title: 'Listed fees cap a request whose pick lists none',
    file: 'packages/core/src/selection/default-fee-cap.ts',
    find: 'return picks.every(({ feeFromCents }) => feeFromCents != null)',
    replace: 'return picks.some(({ feeFromCents }) => feeFromCents != null)',
  },
  {
    title: "An offer's payment deadline moves",
    file: 'apps/api/src/offers/settle-offer.ts',
    find: 'const paidAt = seen.paidAt ?? parts.now();',
    replace: 'const paidAt = parts.now();',
  },
  {
    title: 'A disputed fee is refunded again',
    file: 'apps/api/src/ledger/charges.ts',
    find: 'if (!charge || !isPaid(charge) || isLostToBank(charge)) return;',
    replace: 'if (!charge || !isPaid(charge)) return;',
  },
  {
    title: 'The usual fee is the first accepted one',
    file: 'apps/api/src/selections/usual-fee.ts',
    find: ".orderBy('decided_at', 'desc')",
    replace: ".orderBy('decided_at', 'asc')",
  },
  {
    title: "An offer shows the whole fee as the specialist's",
    file: 'packages/provider-inbox/src/make-offer/OfferMoneyRows.tsx',
    find: '<Money cents={money.receivesCents} />',
    replace: '<Money cents={money.paysCents} />',
  },
];
