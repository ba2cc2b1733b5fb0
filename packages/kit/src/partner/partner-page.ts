import type { TeleError } from '@tele/client';
import type { Answer } from '@tele/core/contract';

/** What keeps somebody from signing in: it took too long, the page is not served over https, or what a call was answered. */
export type SignInFailure = { why: 'expired' | 'insecure' } | { why: 'refused'; error: unknown };

/** How far a sign-in in a window of the portal is. */
export type SigningIn =
  | { tag: 'none' }
  | {
      tag: 'waiting';
      /** What the window shows; null until it is known. */
      url: string | null;
      /** The browser let no window open: `url` has to be pressed. */
      isBlocked: boolean;
      /** The service did not answer when it was asked last; it is asked again. */
      isAway: boolean;
    }
  | { tag: 'failed'; failure: SignInFailure }
  /** Somebody has signed in. */
  | { tag: 'done' };

/** What a page of a partner has come to. A new object with each change. */
export interface PartnerState {
  /** Why the service answers this page nothing; null while it does. */
  refusal: TeleError | null;
  /** How the page reaches the payment provider, as the service says. */
  stripe: Answer<'startVisit'>['stripe'];
  signingIn: SigningIn;
  /** How often somebody has signed in here. */
  arrivals: number;
}

/**
 * Who is here, on a page of a partner (docs/decisions/2026-11-22-who-is-here.md): a visitor, somebody who is signing in, somebody who has. Widgets of
 * one partner and service on a page share it.
 */
export interface PartnerPage {
  read: () => PartnerState;
  /** Calls back after each change. Returns the way to stop. Somebody is waited for only while there are listeners. */
  subscribe: (listener: () => void) => () => void;
  /** A visitor's token, which is not `refused`. Throws a TeleError. */
  visit: (refused: string | null) => Promise<string>;
  /** The token of whoever has signed in here, which is not `refused`; null when nobody has, or when their session is over. Throws a TeleError. */
  personToken: (refused: string | null) => Promise<string | null>;
  /** Opens the window; called while something is being pressed, otherwise browsers do not let it. A second press shows the window again. */
  startSignIn: () => void;
  cancelSignIn: () => void;
  /** Calls back when whoever had signed in has left. Returns the way to stop. */
  onLeft: (listener: () => void) => () => void;
  /** Ends the session, here at once and at the service as soon as it answers. */
  leave: () => Promise<void>;
}
