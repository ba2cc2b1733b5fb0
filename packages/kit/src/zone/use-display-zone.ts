import { sydney } from '@tele/core';
import { useState } from 'react';
import { useProvided } from '../provided/use-provided.ts';
import { ZoneContext } from '../provider/context.ts';

/** Display zone and setter. In order: `initial` (from a URL), the person's, the host's, `fallback` (spec section 9). */
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
