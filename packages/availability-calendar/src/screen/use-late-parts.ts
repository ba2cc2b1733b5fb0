import { useLate } from '@tele/ui';
import { useCallback, useState } from 'react';
import { lateParts, type LateParts } from './late.ts';

export interface LateScreen {
  parts: LateParts | null;
  failed: boolean;
  prepare: () => void;
  need: () => void;
}

export const useLateParts = (isNeeded: boolean): LateScreen => {
  const [attempts, setAttempts] = useState({ times: 0, needed: false });
  const prepare = useCallback(() => setAttempts(({ times, needed }) => ({ times: times + 1, needed })), []);
  const need = useCallback(() => setAttempts(({ times }) => ({ times: times + 1, needed: true })), []);
  // A new number retries.
  const late = useLate(lateParts, attempts.times + (isNeeded ? 1 : 0));
  const parts = late.tag === 'ready' ? late.part : null;
  return { parts, failed: late.tag === 'failed' && (isNeeded || attempts.needed), prepare, need };
};
