import type { SlotPick, Specialist } from '@tele/core';
import { useEffect, useState } from 'react';
import type { SlotsState } from './ResultsList.tsx';
import { isGone } from './use-picks.ts';

export interface GonePicksOptions {
  picks: readonly SlotPick[];
  specialists: readonly Specialist[];
  absent: readonly SlotPick[];
  slots: readonly SlotsState[];
  paused: boolean;
  drop: (specialistIds: readonly string[]) => void;
}

const none: readonly SlotPick[] = [];

/** Drops picks whose specialist or time is gone, once known, and remembers them. */
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
    // The key identifies the result.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return { gone, forget: (): void => setGone(none) };
};
