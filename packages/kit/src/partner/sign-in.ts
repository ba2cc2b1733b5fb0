import { TeleError } from '@tele/client';
import type { Answer } from '@tele/core/contract';
import type { PersonSession } from './keep-person.ts';
import type { SigningIn } from './partner-page.ts';
import { makeProofKey } from './proof-key.ts';
import { openSignInWindow } from './sign-in-window.ts';
import { takeTurns } from './turns.ts';

/** Polling interval in milliseconds: an email link opened in another tab sends this page nothing. */
const every = 2_000;

export interface SignInCalls {
  start: (challenge: string) => Promise<Answer<'startSignIn'>>;
  exchange: (signInId: string, verifier: string, code: string | undefined) => Promise<PersonSession | null>;
}

export interface SignInOptions {
  calls: SignInCalls;
  page: Window;
  onState: (state: SigningIn) => void;
  onSession: (session: PersonSession) => void;
  onUnwanted: (session: PersonSession) => void;
}

export interface SignIn {
  show: () => void;
  cancel: () => void;
  /** Pauses polling while no widget waits. */
  setWatched: (isWatched: boolean) => void;
}

const isOverError = (error: unknown): boolean =>
  error instanceof TeleError && (error.code === 'SIGN_IN_OVER' || error.code === 'NOT_FOUND');

/** Temporary errors: the next attempt may succeed. */
const isPassing = (error: unknown): boolean =>
  error instanceof TeleError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Opens the window first: browsers allow it during a press, not after a call. */
export function beginSignIn({ calls, page, onState, onSession, onUnwanted }: SignInOptions): SignIn {
  const opened = openSignInWindow(page);
  const turns = takeTurns(page.document, every);
  let isWatched = false;
  let isAway = false;
  let isBlocked = opened.isGone();
  let begun: Answer<'startSignIn'> | null = null;
  let code: string | undefined;
  let stopListening: (() => void) | undefined;

  function tell(): void {
    if (!turns.isOver()) onState({ tag: 'waiting', url: begun?.url ?? null, isBlocked, isAway });
  }
  function watch(): void {
    stopListening?.();
    stopListening = undefined;
    if (!isWatched || turns.isOver()) return turns.pause();
    turns.resume();
    if (begun)
      stopListening = opened.listen(begun, (handed) => {
        code = handed;
        turns.hurry();
      });
  }
  function stop(): void {
    turns.stop();
    watch();
    opened.close();
  }
  /** Null once cancelled. */
  async function wait({ signInId }: Answer<'startSignIn'>, verifier: string): Promise<PersonSession | null> {
    for (;;) {
      await turns.next();
      if (turns.isOver()) return null;
      const before = isAway;
      try {
        const session = await calls.exchange(signInId, verifier, code);
        if (session) return session;
        isAway = false;
      } catch (error) {
        if (!isPassing(error)) throw error;
        isAway = true;
      }
      if (before !== isAway) tell();
    }
  }
  async function run(): Promise<void> {
    const { verifier, challenge } = await makeProofKey();
    begun = await calls.start(challenge);
    if (turns.isOver()) return;
    isBlocked = opened.isGone();
    opened.leadTo(begun.url);
    watch();
    tell();
    const session = await wait(begun, verifier);
    const isWanted = !turns.isOver();
    stop();
    if (session) (isWanted ? onSession : onUnwanted)(session);
  }

  tell();
  run().catch((error: unknown) => {
    if (turns.isOver()) return;
    stop();
    onState({ tag: 'failed', failure: isOverError(error) ? { why: 'expired' } : { why: 'refused', error } });
  });

  return {
    show() {
      if (!begun) return;
      opened.show(begun.url);
      isBlocked = opened.isGone();
      tell();
    },
    cancel: stop,
    setWatched(next) {
      isWatched = next;
      watch();
    },
  };
}
