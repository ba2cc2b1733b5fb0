import type { SlotPick } from '@tele/core';
import { useKept } from '@tele/kit';
import { useEffect, useState, type ReactNode } from 'react';
import { keptPicksKey, noPicks, readKeptPicks } from '../picks/stored-picks.ts';
import { search } from './results-args.ts';

interface KeepPicksProps {
  picks: readonly SlotPick[];
  personId?: string | null;
  children: ReactNode;
}

export const KeepPicks = ({ picks, personId = null, children }: KeepPicksProps) => {
  const [ready, setReady] = useState(false);
  const [, keep] = useKept({ key: keptPicksKey('doctor', search), read: readKeptPicks, initial: noPicks });
  useEffect(() => {
    keep({ ...noPicks, picks, personId });
    setReady(true);
    // Once, before the first render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return ready ? children : null;
};
