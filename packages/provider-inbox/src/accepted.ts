import type { Answer } from '@tele/core/contract';
import { useRemembered } from '@tele/kit';

type Booked = Extract<Answer<'acceptSelection'>, { status: 'BOOKED' }>;

/** Request just accepted, as the service answered. */
export type AcceptedRequest = Pick<Booked, 'selectionId' | 'booking' | 'card'>;

/** Request the inbox confirms: set on acceptance, until closed or the inbox opens again. */
export const useAccepted = () => useRemembered<AcceptedRequest | null>('inbox.accepted', null);
