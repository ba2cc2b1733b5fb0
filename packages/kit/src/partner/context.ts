import { createContext } from 'react';
import type { PartnerPage } from './partner-page.ts';

/** Null where the host's page is none of a partner's, and until its code is there. */
export const PartnerContext = createContext<PartnerPage | null>(null);
