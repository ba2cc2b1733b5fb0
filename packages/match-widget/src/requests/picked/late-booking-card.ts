import { lateCode } from '@tele/ui';

/** The card of a booking, with how they meet and its calendar links: a request that waits for an answer fetches none of it. */
export const lateBookingCard = lateCode(() => import('./BookingCard.tsx').then(({ BookingCard }) => BookingCard));
