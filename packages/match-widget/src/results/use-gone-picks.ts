import type { SlotPick, Specialist } from '@tele/core';
import { useEffect, useState } from 'react';
import type { SlotsState } from './ResultsList.tsx';
import { isGone } from './use-picks.ts';

export interface GonePicksOptions {
  picks: readonly SlotPick[];
  /** Those that are known. One who is not yet keeps their pick. */
  specialists: readonly Specialist[];
  /** Picks of specialists that are known not to be there any more. */
  absent: readonly SlotPick[];
  /** In the order of the specialists. */
  slots: readonly SlotsState[];
  /** While the picks are being submitted nothing leaves by itself. */
  paused: boolean;
  drop: (specialistIds: readonly string[]) => void;
}

const none: readonly SlotPick[] = [];

/** Drops picks whose specialist is not there any more, or whose time is not among the free ones once these are there; and keeps which. */
export const useGonePicks = ({ picks, specialists, absent, slots, paused, drop }: GonePicksOptions) => {
  const [gone, setGone] = useState(none);
  const found = picks.filter((pick) => {
    const index = specialists.findIndex(({ specialistId }) => specialistId === pick.specialistId);
    return absent.includes(pick) || isGone(pick, slots[index]?.data);
  });
  const key = paused ? '' : found.map(({ specialistId, slotISO }) => `${specialistId} ${slotISO}`).join('|');
  useEffect(() => {
    if (key === '') return;
    setGone((before) => [...before.filter((pick) => !found.includes(pick)), ...found]);
    drop(found.map(({ specialistId }) => specialistId));
    // The key says what was found.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return { gone, forget: (): void => setGone(none) };
};
