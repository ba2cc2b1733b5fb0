import type { AuthReason } from '@tele/client';
import { useState, useSyncExternalStore } from 'react';
import { useSigningIn } from '../partner/use-signing-in.ts';
import { useTele } from './context.ts';

export interface SignedOut {
  /** Why a sign-in is needed; null while it is not, or while no call has asked for one. */
  reason: AuthReason | null;
  /**
   * Asks the host for a token again; it is told by `onAuthRequired` when there is still none. On a page of a partner it opens the window to sign in in,
   * for which it is called while something is being pressed.
   */
  signIn: () => void;
  /** The host is being asked, or somebody is signing in. */
  asking: boolean;
}

const never = () => () => undefined;
const nobody = () => null;

/** Whether somebody has to sign in before the service answers them, and the way to. What was refused is read again by itself once they have. */
export const useSignedOut = (): SignedOut => {
  const { session } = useTele().client;
  const reason = useSyncExternalStore(session?.subscribe ?? never, session?.signedOut ?? nobody, nobody);
  const [asking, setAsking] = useState(false);
  const signingIn = useSigningIn();
  const signIn = (): void => {
    if (signingIn) return signingIn.start();
    setAsking(true);
    void session?.signIn().finally(() => setAsking(false));
  };
  return { reason, signIn, asking: asking || signingIn?.state.tag === 'waiting' };
};
