import { useCallback, useEffect, useState } from 'react';
import { signInsKey, stored } from '../session/stored.ts';
import { knownOf, withKnown, type Known } from './known-sign-ins.ts';

export interface KnownSignIn {
  known: Known;
  /** Keeps what is now known, for the other tabs of this browser too: a link from a mail may be opened in one. */
  learn: (known: Exclude<Known, 'unknown'>) => void;
}

/** What this browser knows of a sign-in; where nothing can be kept, this page does. */
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
