import { useSyncExternalStore } from 'react';
import type { PartnerPage, PartnerState } from './partner-page.ts';

const never = () => () => undefined;
const nothing = () => null;

export const usePartnerState = (page: PartnerPage | null): PartnerState | null =>
  useSyncExternalStore(page?.subscribe ?? never, page?.read ?? nothing, nothing);
