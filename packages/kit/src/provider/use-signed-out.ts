import type { AuthReason } from '@tele/client';
import { useState, useSyncExternalStore } from 'react';
import { useSigningIn } from '../partner/use-signing-in.ts';
import { useTele } from './context.ts';

export interface SignedOut {
  reason: AuthReason | null;
  /** Asks the host for a token, or opens a partner page's sign-in window: call it while handling a press. */
  signIn: () => void;
  asking: boolean;
}

const never = () => () => undefined;
const nobody = () => null;

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
