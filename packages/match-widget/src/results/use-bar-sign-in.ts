import { useLatest, useSignedOut, useSigningIn, type SigningInControl } from '@tele/kit';
import { useEffect, useRef, type RefObject } from 'react';

export interface BarSignIn {
  /** While nobody is signed in: what the bar's button does in place of submitting. */
  signIn: { asking: boolean; onSignIn: () => void } | null;
  /** A window that was opened to sign in is open still, or nobody signed in there; null otherwise. */
  status: 'waiting' | 'failed' | null;
  /** For SigningInRow, on a page of a partner. */
  row: { signingIn: SigningInControl; pressedRef: RefObject<boolean> } | null;
}

export interface BarSignInOptions {
  /** Somebody has signed in who pressed here. */
  onSignedIn: () => void;
  /** They pressed here, and nobody is signed in all the same. */
  onGivenUp: () => void;
}

/** Sign-in from the bar. On a partner's page, only the widget whose button was pressed continues after it. */
export const useBarSignIn = ({ onSignedIn, onGivenUp }: BarSignInOptions): BarSignIn => {
  const { reason, asking, signIn } = useSignedOut();
  const signingIn = useSigningIn();
  const pressedRef = useRef(false);
  const latest = useLatest({ onSignedIn, onGivenUp });
  const tag = signingIn?.state.tag ?? 'none';
  const isSignedOut = reason !== null;
  useEffect(() => {
    // A session is there a moment before what follows from it.
    if (!pressedRef.current || tag === 'waiting' || (tag === 'done' && isSignedOut)) return;
    pressedRef.current = false;
    if (isSignedOut) latest.current.onGivenUp();
    else latest.current.onSignedIn();
  }, [tag, isSignedOut, latest]);
  const onSignIn = (): void => {
    pressedRef.current = signingIn !== null;
    signIn();
  };
  return {
    signIn: isSignedOut ? { asking, onSignIn } : null,
    status: isSignedOut && (tag === 'waiting' || tag === 'failed') ? tag : null,
    row: signingIn && { signingIn, pressedRef },
  };
};
