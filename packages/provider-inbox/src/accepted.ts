import type { Answer } from '@tele/core/contract';
import { useRemembered } from '@tele/kit';

type Booked = Extract<Answer<'acceptSelection'>, { status: 'BOOKED' }>;

/** A request just accepted, as the service answered. */
export type AcceptedRequest = Pick<Booked, 'selectionId' | 'booking' | 'card'>;

/** The request that the inbox confirms: set by the screen that accepts, until it is closed or the inbox is opened again. */
export const useAccepted = () => useRemembered<AcceptedRequest | null>('inbox.accepted', null);
