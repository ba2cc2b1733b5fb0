import { formatCents } from '@tele/core';
import { defineMessages } from '@tele/ui';

export const cardMessages = defineMessages('kit.card', {
  card: 'Card',
  payWith: 'Pay with',
  another: 'Another card',
  ending: ({ brand, last4, wallet }: { brand: string; last4: string; wallet: string | undefined }) =>
    `${brand} ending ${last4}${wallet ? ` in ${wallet}` : ''}`,
  expires: ({ date }: { date: string }) => `Expires ${date}`,
  expired: ({ date }: { date: string }) => `Expired ${date}`,
  privacy: 'Card details go straight to our payment provider. We never see or store the number.',
  charges: ({ cents }: { cents: number }, say) => `Charges ${formatCents(cents, say.locale)}`,
  holds: ({ cents }: { cents: number }, say) => `Holds ${formatCents(cents, say.locale)}`,
  done: 'Done.',
  unconfigured: 'Card payments aren’t available',
  unconfiguredDetail: 'We can’t take card payments on this page. Please contact the site owner.',
  notLoaded: 'The card form did not load',
  notLoadedDetail: 'Check your connection, turn off any ad blocker for this page, then try again.',
  tryAgain: 'Try again',
  offline: 'You’re offline. You have not been charged. Try again when you’re back online.',
  notReady: 'Card element not ready',
  cardError: 'Card error',
  notMade: 'Failed to create payment method',
  paymentFailed: 'Payment failed',
  notSaved: 'Failed to save card',
  notCharged: 'You have not been charged. Try another card, or ask your bank.',
});
