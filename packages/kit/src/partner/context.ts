import { createContext } from 'react';
import type { PartnerPage } from './partner-page.ts';

/** Null on other pages, and until the partner page's code has loaded. */
export const PartnerContext = createContext<PartnerPage | null>(null);
