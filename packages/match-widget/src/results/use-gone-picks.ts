import type { SlotPick, Specialist } from '@tele/core';
import { useEffect, useState } from 'react';
import type { SlotsState } from './ResultsList.tsx';
import { isGone } from './use-picks.ts';

export interface GonePicksOptions {
  picks: readonly SlotPick[];
  specialists: readonly Specialist[];
  /** In the order of the specialists. */
  slots: readonly SlotsState[];
  /** While the picks are being submitted nothing leaves by itself. */
  paused: boolean;
  drop: (specialistIds: readonly string[]) => void;
}

const none: readonly SlotPick[] = [];

/** Drops picks whose specialist is not found any more, or whose time is not among the free ones once these are there; and keeps which. */
export const useGonePicks = ({ picks, specialists, slots, paused, drop }: GonePicksOptions) => {
  const [gone, setGone] = useState(none);
  const found = picks.filter((pick) => {
    const index = specialists.findIndex(({ specialistId }) => specialistId === pick.specialistId);
    return index < 0 || isGone(pick, slots[index]?.data);
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
