import { SigningInRow, useLatest, useSignedOut, useSigningIn } from '@tele/kit';
import { useEffect, useRef, type ReactNode } from 'react';

export interface BarSignIn {
  /** While nobody is signed in: what the bar's button does in place of submitting. */
  signIn: { asking: boolean; onSignIn: () => void } | null;
  /** In place of the bar's row, while somebody signs in in a window. */
  waiting: ReactNode;
  /** Why nobody could be signed in. */
  trouble: ReactNode;
}

export interface BarSignInOptions {
  /** How many times are picked. */
  picks: number;
  /** Somebody has signed in who pressed here. */
  onSignedIn: () => void;
  /** They pressed here, and nobody is signed in all the same. */
  onGivenUp: () => void;
}

/**
 * Signing in from the bar, where picks wait for it. On a page of a partner it goes on where it was pressed once somebody is signed in, in this widget
 * and not in another that waited with it.
 */
export const useBarSignIn = ({ picks, onSignedIn, onGivenUp }: BarSignInOptions): BarSignIn => {
  const { reason, asking, signIn } = useSignedOut();
  const signingIn = useSigningIn();
  const pressed = useRef(false);
  const latest = useLatest({ onSignedIn, onGivenUp });
  const tag = signingIn?.state.tag ?? 'none';
  const isSignedOut = reason !== null;
  useEffect(() => {
    // A session is there a moment before what follows from it.
    if (!pressed.current || tag === 'waiting' || (tag === 'done' && isSignedOut)) return;
    pressed.current = false;
    if (isSignedOut) latest.current.onGivenUp();
    else latest.current.onSignedIn();
  }, [tag, isSignedOut, latest]);
  const onSignIn = (): void => {
    pressed.current = signingIn !== null;
    signIn();
  };
  const row = signingIn && <SigningInRow {...{ signingIn, picks }} pressedRef={pressed} />;
  return {
    signIn: isSignedOut ? { asking, onSignIn } : null,
    waiting: isSignedOut && tag === 'waiting' ? row : null,
    trouble: isSignedOut && tag === 'failed' ? row : null,
  };
};
