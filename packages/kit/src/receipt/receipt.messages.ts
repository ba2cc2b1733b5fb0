import { defineMessages } from '@tele/ui';

export const receiptMessages = defineMessages('kit.receipt', {
  receipt: 'Receipt',
  taxInvoice: 'Tax invoice and receipt',
  loading: 'Loading receipt',
  failed: 'Failed to load receipt',
  notYet: 'Your receipt isn’t ready yet',
  notYetHint: 'It will be ready once the payment goes through, usually within a minute.',
  close: 'Close',

  number: 'Receipt number',
  date: 'Date',
  paidFor: 'For',
  booking_fee: 'Booking fee',
  acceptance_fee: 'Acceptance fee',
  offer_fee: 'Appointment fee',
  withoutGst: 'Amount excluding GST',
  gst: 'GST (10%)',
  total: 'Total paid',
  refunded: 'Refunded',
  payer: 'Issued to',
  issuer: 'Issued by',
  business: ({ name, abn }: { name: string; abn: string | null }) => (abn === null ? name : `${name}, ABN ${abn}`),
  byEmail: 'We’ve also emailed it to you.',
  notOurs: 'This is the fee for your appointment. Ask your specialist if you need an invoice.',
});
