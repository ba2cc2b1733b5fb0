import { useSyncExternalStore } from 'react';
import type { PartnerPage, PartnerState } from './partner-page.ts';

const never = () => () => undefined;
const nothing = () => null;

/** What a partner's page has come to; null where there is none. */
export const usePartnerState = (page: PartnerPage | null): PartnerState | null =>
  useSyncExternalStore(page?.subscribe ?? never, page?.read ?? nothing, nothing);
