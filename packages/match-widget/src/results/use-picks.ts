import { limits, togglePick, type ProfessionId, type SearchValue, type SlotPick, type Specialist } from '@tele/core';
import { useKept, useLatest } from '@tele/kit';
import { useCallback } from 'react';
import { keptPicksKey, noPicks, readKeptPicks, type KeptPicks } from '../picks/stored-picks.ts';
import type { PickedSpecialist } from './PickReview.tsx';
import type { FeeChoice } from '../submit/fee-choice.ts';
import type { MadeSelection } from '../submit/submit-request.ts';

/** Picks of one search (spec section 5), which survive its screen. Stable functions avoid card re-renders. */
export const usePicks = (profession: ProfessionId, search: Pick<SearchValue, 'specialty' | 'state'>) => {
  const [kept, keep] = useKept({ key: keptPicksKey(profession, search), read: readKeptPicks, initial: noPicks });
  const latest = useLatest(kept);
  const { picks, personId, made, fee } = kept;
  const change = useCallback(
    (next: Partial<KeptPicks>) => {
      const all = { ...latest.current, ...next };
      keep(all.picks.length === 0 ? noPicks : all);
    },
    [keep, latest],
  );
  const toggle = useCallback(
    (specialistId: string, slotISO: string) =>
      change({ picks: togglePick(latest.current.picks, { specialistId, slotISO }).picks }),
    [change, latest],
  );
  const drop = useCallback(
    (specialistIds: readonly string[]) =>
      change({ picks: latest.current.picks.filter((pick) => !specialistIds.includes(pick.specialistId)) }),
    [change, latest],
  );
  return {
    picks,
    personId,
    made,
    fee,
    full: picks.length >= limits.maxPicks,
    toggle,
    drop,
    clear: useCallback(() => change(noPicks), [change]),
    setPersonId: useCallback((next: string | null) => change({ personId: next }), [change]),
    setFee: useCallback((next: FeeChoice) => change({ fee: next }), [change]),
    setMade: useCallback((next: MadeSelection | null) => change({ made: next }), [change]),
  };
};

export function pickedOf(picks: readonly SlotPick[], specialists: readonly Specialist[]): PickedSpecialist[] {
  return picks.flatMap((pick): PickedSpecialist[] => {
    const specialist = specialists.find(({ specialistId }) => specialistId === pick.specialistId);
    return specialist ? [{ ...pick, specialist }] : [];
  });
}

/** True if a pick is no longer free. False until the specialist's slots have loaded. */
export function isGone({ slotISO }: SlotPick, slots: readonly { startISO: string }[] | undefined): boolean {
  // String comparison first: this runs on every press, for up to 1,000 times of ten specialists.
  if (slots === undefined || slots.some(({ startISO }) => startISO === slotISO)) return false;
  const at = Date.parse(slotISO);
  return !slots.some(({ startISO }) => Date.parse(startISO) === at);
}
