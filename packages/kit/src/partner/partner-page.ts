import type { TeleError } from '@tele/client';
import type { Answer } from '@tele/core/contract';

/** Why a sign-in failed: expired, page not served over https, or a call's error. */
export type SignInFailure = { why: 'expired' | 'insecure' } | { why: 'refused'; error: unknown };

export type SigningIn =
  | { tag: 'none' }
  | {
      tag: 'waiting';
      url: string | null;
      isBlocked: boolean;
      /** The service did not answer last time; it is being retried. */
      isAway: boolean;
    }
  | { tag: 'failed'; failure: SignInFailure }
  | { tag: 'done' };

export interface PartnerState {
  refusal: TeleError | null;
  stripe: Answer<'startVisit'>['stripe'];
  signingIn: SigningIn;
  arrivals: number;
}

/** Visitor, sign-in or person on a partner page; its widgets share it. */
export interface PartnerPage {
  read: () => PartnerState;
  /** Calls back after each change. Returns an unsubscribe function. Without listeners, sign-in polling pauses. */
  subscribe: (listener: () => void) => () => void;
  /** A visitor's token other than `refused`. Throws a TeleError. */
  visit: (refused: string | null) => Promise<string>;
  /** The signed-in person's token other than `refused`; null if signed out or expired. Throws a TeleError. */
  personToken: (refused: string | null) => Promise<string | null>;
  /** Opens or shows the window. Call it while handling a press: browsers block it otherwise. */
  startSignIn: () => void;
  cancelSignIn: () => void;
  /** Calls back after a sign-out. Returns an unsubscribe function. */
  onLeft: (listener: () => void) => () => void;
  /** Ends the session here at once, and at the service when it answers. */
  leave: () => Promise<void>;
}
