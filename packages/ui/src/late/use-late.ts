import { useCallback, useContext, useEffect, useState } from 'react';
import type { LateCode } from './late-code.ts';
import { LateTroubleContext } from './trouble.ts';

/** State of lazy-loaded code. `waiting` includes code that is not needed yet. */
export type LateState<Part> = { tag: 'ready'; part: Part } | { tag: 'waiting' } | { tag: 'failed'; retry: () => void };

/** Loads code once `reason` is truthy, and for each new reason: a lost connection must not block it forever. */
export const useLate = <Part>(code: LateCode<Part>, reason: unknown = true): LateState<Part> => {
  const tellTrouble = useContext(LateTroubleContext);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ of: unknown; attempt: number; failed: boolean } | null>(null);
  const retry = useCallback(() => setAttempt((held) => held + 1), []);
  const { part } = code;
  const isHere = part !== null;
  useEffect(() => {
    // From this render: a later load triggers another render.
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
