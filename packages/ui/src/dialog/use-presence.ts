import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether to draw what opens and closes: while it is open, and until its way out has ended. */
export const usePresence = (open: boolean, element: RefObject<HTMLElement | null>): boolean => {
  const [was, setWas] = useState({ open, leaving: false });
  if (was.open !== open) setWas({ open, leaving: !open });
  useLayoutEffect(() => {
    if (!was.leaving) return undefined;
    let wanted = true;
    const moves = element.current?.getAnimations?.() ?? [];
    void Promise.allSettled(moves.map((move) => move.finished)).then(() => {
      if (wanted) setWas({ open: false, leaving: false });
    });
    return () => {
      wanted = false;
    };
  }, [was.leaving, element]);
  return open || was.leaving;
};
