import { useCallback, useEffect, useState } from 'react';
import { signInsKey, stored } from '../session/stored.ts';
import { knownOf, withKnown, type Known } from './known-sign-ins.ts';

export interface KnownSignIn {
  known: Known;
  /** Stores the new state, also for other tabs: an emailed link may open in one. */
  learn: (known: Exclude<Known, 'unknown'>) => void;
}

/** Known state of a sign-in in this browser; without storage, in this page. */
export const useKnownSignIn = (signInId: string): KnownSignIn => {
  const [text, setText] = useState(() => stored.signIns.read());
  useEffect(() => {
    const follow = (event: StorageEvent): void => {
      if (event.key === signInsKey) setText(event.newValue);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  const learn = useCallback(
    (known: Exclude<Known, 'unknown'>): void => {
      const next = withKnown(stored.signIns.read(), signInId, known);
      stored.signIns.write(next);
      setText(next);
    },
    [signInId],
  );
  return { known: knownOf(text, signInId), learn };
};
