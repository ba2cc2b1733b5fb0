import { isZone } from '@tele/core';
import { useCallback, useContext } from 'react';
import { KeepContext } from '../keep/context.ts';
import { useKept } from '../keep/use-kept.ts';
import { useDisplayZone } from './use-display-zone.ts';

const keyOf = (requestId: string): string => `request.zone ${requestId}`;
const readZone = (kept: unknown): string | null => (typeof kept === 'string' && isZone(kept) ? kept : null);

export const useKeptZone = (requestId: string | null) =>
  useKept({ key: requestId === null ? null : keyOf(requestId), read: readZone, initial: null });

export const useKeepZone = (): ((requestId: string, zone: string) => void) => {
  const store = useContext(KeepContext);
  return useCallback((requestId, zone) => store?.set(keyOf(requestId), JSON.stringify(zone)), [store]);
};

/** Display zone of one request: keeps a zone chosen in its search or on its pages (product.md 'Time'). */
export const useRequestZone = (
  requestId: string | null,
  fallback?: () => string,
): [zone: string, setZone: (zone: string) => void] => {
  const [kept, keep] = useKeptZone(requestId);
  const [zone, setZone] = useDisplayZone(kept, fallback);
  const choose = (next: string): void => {
    setZone(next);
    keep(next);
  };
  return [zone, choose];
};
