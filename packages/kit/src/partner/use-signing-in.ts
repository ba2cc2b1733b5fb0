import { useContext } from 'react';
import { PartnerContext } from './context.ts';
import type { SigningIn } from './partner-page.ts';
import { usePartnerState } from './use-partner-state.ts';

export interface SigningInControl {
  /** How far it is. */
  state: SigningIn;
  /** Opens the window, or shows it again. Called while something is being pressed: browsers let none open otherwise. */
  start: () => void;
  /** Forgets it, and closes the window. */
  cancel: () => void;
}

/** Signing in in a window, on a page of a partner; null on others, where the host signs people in. Widgets of a page share it. */
export const useSigningIn = (): SigningInControl | null => {
  const page = useContext(PartnerContext);
  const state = usePartnerState(page);
  return page && state && { state: state.signingIn, start: page.startSignIn, cancel: page.cancelSignIn };
};
