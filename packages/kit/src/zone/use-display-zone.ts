import { sydney } from '@tele/core';
import { useState } from 'react';
import { useProvided } from '../provided/use-provided.ts';
import { ZoneContext } from '../provider/context.ts';

/**
 * Display zone and setter. In order: `initial` (IANA name, from a URL), the person's choice,
 * the host's zone, `fallback` (`browserZone` on patient pages, spec section 9).
 */
export const useDisplayZone = (
  initial?: string | null,
  fallback: () => string = inSydney,
): [zone: string, setZone: (zone: string) => void] => {
  const shared = useProvided(ZoneContext, 'useDisplayZone');
  const [own, setOwn] = useState(initial ?? null);
  if (own !== null) return [own, setOwn];
  return [shared.chosen ?? shared.hostZone ?? fallback(), shared.choose];
};

const inSydney = (): string => sydney;
