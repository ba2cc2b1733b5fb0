import { lateCode } from '@tele/ui';

/** The card of a booking and the dialog that cancels it: a request that waits for a reply fetches none of it. */
export const lateBookingParts = lateCode(() => import('./booking-parts.ts'));
