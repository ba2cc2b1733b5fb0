import { useSyncExternalStore } from 'react';
import type { PartnerPage, PartnerState } from './partner-page.ts';

const never = () => () => undefined;
const nothing = () => null;

/** State of a partner page; null on other pages. */
export const usePartnerState = (page: PartnerPage | null): PartnerState | null =>
  useSyncExternalStore(page?.subscribe ?? never, page?.read ?? nothing, nothing);
