import { useMemo } from 'react';
import { useLatest } from '../latest/use-latest.ts';
import type { FrameName, FrameSlots, HostPage } from './context.ts';

/** Stable until a slot is added or removed: functions may be inline. */
export const useHostPageValue = (
  nonce: string | undefined,
  slots: FrameSlots | undefined,
  privacyUrl: string | null,
): HostPage => {
  const latest = useLatest(slots);
  const hasCard = slots?.card !== undefined;
  const hasHumanCheck = slots?.humanCheck !== undefined;
  const head = slots?.head ?? null;
  return useMemo(() => {
    const opener = (name: FrameName, has: boolean) => (has ? () => latest.current?.[name]?.() : undefined);
    return {
      privacyUrl,
      nonce,
      slots: { card: opener('card', hasCard), humanCheck: opener('humanCheck', hasHumanCheck) },
      head,
    };
  }, [privacyUrl, nonce, hasCard, hasHumanCheck, head, latest]);
};
