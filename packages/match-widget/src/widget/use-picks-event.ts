import { useLatest, type CountEvent } from '@tele/kit';
import { useCallback, type RefObject } from 'react';

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
