import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { placeAt } from '../place-at.ts';
import type { Side } from '../places.ts';
import { useProfile } from './ProfileProvider.tsx';
import { sideOfPlace, sideShown } from './side.ts';
import { keptSide } from './stored.ts';

const SideContext = createContext<Side>('patient');

export const useSide = (): Side => useContext(SideContext);

/** Follows the URL, and remembers the side for shared places. */
export const SideProvider = ({ children }: { children: ReactNode }) => {
  const place = placeAt(useLocation().pathname);
  const { me } = useProfile();
  const own = sideOfPlace(place);
  const [before, setBefore] = useState(keptSide.read);
  if (own && own !== before) setBefore(own);
  useEffect(() => {
    if (own) keptSide.write(own);
  }, [own]);
  return <SideContext value={sideShown(place, before, me)}>{children}</SideContext>;
};
