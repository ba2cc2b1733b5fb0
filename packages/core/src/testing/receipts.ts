import type { Receipt } from '../contract.ts';

export function aReceipt(changes: Partial<Receipt> = {}): Receipt {
  return {
    number: 'R-2026-004182',
    issuedAt: '2026-11-22T23:27:00.000Z',
    kind: 'booking_fee',
    amountCents: 1_500,
    gstCents: 136,
    payer: 'Maeve Tran',
    business: { name: 'Tele Pty Ltd', abn: '51 824 753 556' },
    refundedAt: null,
    ...changes,
  };
}
