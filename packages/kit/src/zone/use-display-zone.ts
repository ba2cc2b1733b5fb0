import { defaultZone } from '@tele/core';
import { useContext, useState } from 'react';
import { ZoneContext } from '../provider/context.ts';

const SYDNEY = 'Australia/Sydney';

/**
 * The zone times are shown in, and the way to change it. An IANA name given here is this screen's own start, for a zone
 * that stands in a URL. Otherwise what the person chose on another screen holds, then the host's zone; then 'browser'
 * takes the browser's if it is Australian (patient pages), and nothing takes Sydney (spec section 9).
 */
export const useDisplayZone = (initial?: string): [zone: string, setZone: (zone: string) => void] => {
  const shared = useContext(ZoneContext);
  if (!shared) throw new Error('Tele: useDisplayZone needs a TeleProvider above it, which keeps the chosen zone.');
  const explicit = initial !== undefined && initial !== 'browser' ? initial : null;
  const [own, setOwn] = useState(explicit);
  if (own !== null) return [own, setOwn];
  const fallback = initial === 'browser' ? defaultZone(Intl.DateTimeFormat().resolvedOptions().timeZone) : SYDNEY;
  return [shared.chosen ?? shared.hostZone ?? fallback, shared.choose];
};
