import { limits, togglePick, type SlotPick, type Specialist } from '@tele/core';
import { useCallback, useMemo, useState } from 'react';
import type { PickedSpecialist } from './PickReview.tsx';

/** The picks of one search (spec section 5): every function stays the same, so that cards are not drawn again. */
export const usePicks = (specialists: readonly Specialist[]) => {
  const [picks, setPicks] = useState<readonly SlotPick[]>([]);
  const toggle = useCallback((specialistId: string, slotISO: string) => {
    setPicks((held) => togglePick(held, { specialistId, slotISO }).picks);
  }, []);
  const remove = useCallback((specialistId: string) => {
    setPicks((held) => held.filter((pick) => pick.specialistId !== specialistId));
  }, []);
  const clear = useCallback(() => setPicks([]), []);
  const picked = useMemo(
    () =>
      picks.flatMap((pick): PickedSpecialist[] => {
        const specialist = specialists.find(({ specialistId }) => specialistId === pick.specialistId);
        return specialist ? [{ ...pick, specialist }] : [];
      }),
    [picks, specialists],
  );
  return { picks, picked, full: picks.length >= limits.maxPicks, toggle, remove, clear, setPicks };
};
