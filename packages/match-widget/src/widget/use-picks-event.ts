import { useLatest, type CountEvent } from '@tele/kit';
import { useCallback, type RefObject } from 'react';

/** Tells the host how many are picked, when that is another number than it was told last. `toldRef` holds that number: none at first. */
export const usePicksEvent = (
  toldRef: RefObject<number>,
  onPicksChange: ((event: CountEvent) => void) | undefined,
): ((count: number) => void) => {
  const latest = useLatest(onPicksChange);
  return useCallback(
    (count) => {
      if (toldRef.current === count) return;
      toldRef.current = count;
      latest.current?.({ count });
    },
    [toldRef, latest],
  );
};
