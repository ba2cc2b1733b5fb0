import { useCallback, useContext, useEffect, useState } from 'react';
import type { LateCode } from './late-code.ts';
import { LateTroubleContext } from './trouble.ts';

/** How late code stands: here, on its way or not wanted yet, or wanted and not to be had. */
export type LateState<Part> = { tag: 'ready'; part: Part } | { tag: 'waiting' } | { tag: 'failed'; retry: () => void };

/**
 * Fetches late code once there is a `reason` (any truthy value), and again with each new one: a connection that was
 * gone must neither take the screen down nor keep the part away for good.
 */
export const useLate = <Part>(code: LateCode<Part>, reason: unknown = true): LateState<Part> => {
  const tellTrouble = useContext(LateTroubleContext);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ of: unknown; attempt: number; failed: boolean } | null>(null);
  const retry = useCallback(() => setAttempt((held) => held + 1), []);
  const { part } = code;
  const isHere = part !== null;
  useEffect(() => {
    // As the render saw it: what has come since is drawn by the render that load() leads to.
    if (!reason || isHere) return undefined;
    let left = false;
    const settle = (failed: boolean) => (): void => {
      if (left) return;
      setSettled({ of: reason, attempt, failed });
      if (failed) tellTrouble?.();
    };
    code.load().then(settle(false), settle(true));
    return () => {
      left = true;
    };
  }, [code, reason, attempt, isHere, tellTrouble]);
  if (part !== null) return { tag: 'ready', part };
  return settled?.failed && settled.of === reason && settled.attempt === attempt
    ? { tag: 'failed', retry }
    : { tag: 'waiting' };
};
