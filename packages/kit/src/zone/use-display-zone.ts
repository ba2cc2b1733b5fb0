import { sydney } from '@tele/core';
import { useState } from 'react';
import { useProvided } from '../provided/use-provided.ts';
import { ZoneContext } from '../provider/context.ts';

/**
 * The zone times are shown in, and the way to change it. An IANA name given here is this screen's own start, for a zone
 * that stands in a URL. Otherwise what the person chose on another screen holds, then the host's zone, then Sydney, or what
 * `fallback` says: `browserZone` on patient pages (spec section 9).
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
