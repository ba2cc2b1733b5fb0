import { useLate } from '@tele/ui';
import { useCallback, useState } from 'react';
import { lateParts, type LateParts } from './late.ts';

export interface LateScreen {
  /** Null until they have come. */
  parts: LateParts | null;
  /** They could not be fetched, and something waits for them. */
  failed: boolean;
  /** Has them fetched ahead of need, again if that failed. */
  prepare: () => void;
  /** Has them fetched because something is not shown, or not done, without them. */
  need: () => void;
}

/** The late parts of the calendar. `isNeeded`: what is shown needs them. */
export const useLateParts = (isNeeded: boolean): LateScreen => {
  const [attempts, setAttempts] = useState({ times: 0, needed: false });
  const prepare = useCallback(() => setAttempts(({ times, needed }) => ({ times: times + 1, needed })), []);
  const need = useCallback(() => setAttempts(({ times }) => ({ times: times + 1, needed: true })), []);
  // A new number each time, so that they are tried again.
  const late = useLate(lateParts, attempts.times + (isNeeded ? 1 : 0));
  const parts = late.tag === 'ready' ? late.part : null;
  return { parts, failed: late.tag === 'failed' && (isNeeded || attempts.needed), prepare, need };
};
