import { defineMessages } from '@tele/ui';

/** What somebody was charged for an appointment (design section 10 'u', 'za'). */
export const receiptMessages = defineMessages('kit.receipt', {
  receipt: 'Receipt',
  taxInvoice: 'Tax invoice and receipt',
  loading: 'Loading receipt',
  failed: 'Failed to load receipt',
  notYet: 'There is no receipt yet',
  notYetHint: 'It is written once the charge is through, which may take a minute.',
  close: 'Close',

  number: 'Number',
  date: 'Date',
  paidFor: 'For',
  booking_fee: 'Booking fee',
  acceptance_fee: 'Acceptance fee',
  offer_fee: 'Appointment fee',
  withoutGst: 'Amount without GST',
  gst: 'GST, 10%',
  total: 'Total paid',
  refunded: 'Refunded',
  payer: 'Issued to',
  issuer: 'Issued by',
  business: ({ name, abn }: { name: string; abn: string | null }) => (abn === null ? name : `${name}, ABN ${abn}`),
  byEmail: 'We sent it to you by e-mail too.',
  /** A consultation is its specialist's to invoice. */
  notOurs: 'This is the fee for your appointment. Ask your specialist if you need an invoice.',
});
