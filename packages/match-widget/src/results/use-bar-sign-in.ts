import { useLatest, useSignedOut, useSigningIn, type SigningInControl } from '@tele/kit';
import { useEffect, useRef, type RefObject } from 'react';

export interface BarSignIn {
  /** Signed out: the bar's button signs in instead of submitting. */
  signIn: { asking: boolean; onSignIn: () => void } | null;
  /** 'waiting': the sign-in window is open; 'failed': closed without a sign-in. */
  status: 'waiting' | 'failed' | null;
  row: { signingIn: SigningInControl; pressedRef: RefObject<boolean> } | null;
}

export interface BarSignInOptions {
  /** The person who pressed here has signed in. */
  onSignedIn: () => void;
  /** The person pressed here but did not sign in. */
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
    // The session arrives a moment before its data.
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
