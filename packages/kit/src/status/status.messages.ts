import { defineMessages } from '@tele/ui';

/** The words of design section 4, by kind and status. LOST reads differently to the two sides. */
export const statusMessages = defineMessages('kit.status', {
  'candidate PENDING': 'Pending',
  'candidate ACCEPTED': 'Accepted',
  'candidate DECLINED': 'Declined',
  'candidate LOST': 'Not needed',
  'candidate LOST to specialist': 'Filled by another',
  'candidate CANCELLED': 'Cancelled',
  'candidate NOT_SENT': 'Not sent',
  'request AWAITING PAYMENT': 'Awaiting payment',
  'request OPEN': 'Open',
  'request FILLED': 'Filled',
  'selection PENDING': 'Pending',
  'selection BOOKING_PENDING': 'Confirming',
  'selection BOOKED': 'Booked',
  'selection CLOSED': 'Closed',
  'selection CANCELLED': 'Cancelled',
  'provider PENDING': 'Pending',
  'provider APPROVED': 'Approved',
});
