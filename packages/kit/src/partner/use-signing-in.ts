import { useContext } from 'react';
import { PartnerContext } from './context.ts';
import type { SigningIn } from './partner-page.ts';
import { usePartnerState } from './use-partner-state.ts';

export interface SigningInControl {
  state: SigningIn;
  /** Opens or shows the window. Call it while handling a press: browsers block it otherwise. */
  start: () => void;
  cancel: () => void;
}

/** Sign-in in a window on partner pages; null elsewhere, where the host signs people in. Widgets share it. */
export const useSigningIn = (): SigningInControl | null => {
  const page = useContext(PartnerContext);
  const state = usePartnerState(page);
  return page && state && { state: state.signingIn, start: page.startSignIn, cancel: page.cancelSignIn };
};
