import { createContext } from 'react';
import type { PartnerPage } from './partner-page.ts';

export const PartnerContext = createContext<PartnerPage | null>(null);
