import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { errorText, useLatest, useTele } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { useEffect, useRef, useState } from 'react';
import { passkeyFault } from './passkey-fault.ts';
import { passkeysMessages } from './passkeys.messages.ts';

export interface PasskeySignInOptions {
  /** Receives a custom token of the identity provider. Throws if it does not sign in. */
  onSignedIn: (customToken: string) => Promise<void>;
  /** Also offers passkeys among the suggestions of an email field with `autoComplete="… webauthn"`. */
  suggests?: boolean;
}

export interface PasskeySignInControl {
  press: () => void;
  busy: boolean;
  problem: string | null;
}

/** A minute less than a challenge lasts. */
const challengeMs = 4 * 60_000;

const loadWebAuthn = () => import('@simplewebauthn/browser');

export const usePasskeySignIn = ({ onSignedIn, suggests = false }: PasskeySignInOptions): PasskeySignInControl => {
  const t = useMessages(passkeysMessages);
  const { client } = useTele();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The browser answers one request at a time: a suggestion must not end the one that a person has started.
  const isPressed = useRef(false);

  const signIn = async (challengeId: string, answer: () => Promise<AuthenticationResponseJSON>): Promise<void> => {
    setProblem(null);
    setBusy(true);
    try {
      const response = await answer();
      const body = { challengeId, response: response as never };
      await onSignedIn((await client.call('finishPasskeySignIn', { body })).customToken);
    } catch (error) {
      setProblem(errorText(error, t.fault({ fault: passkeyFault(error) })));
    } finally {
      setBusy(false);
    }
  };
  const suggest = useLatest(async (): Promise<void> => {
    const { browserSupportsWebAuthnAutofill, startAuthentication } = await loadWebAuthn();
    if (isPressed.current || !(await browserSupportsWebAuthnAutofill())) return;
    const { challengeId, options } = await client.call('startPasskeySignIn');
    if (isPressed.current) return;
    const response = await startAuthentication({ optionsJSON: options as never, useBrowserAutofill: true });
    await signIn(challengeId, async () => response);
  });
  const press = async (): Promise<void> => {
    isPressed.current = true;
    setProblem(null);
    setBusy(true);
    try {
      const { startAuthentication } = await loadWebAuthn();
      const { challengeId, options } = await client.call('startPasskeySignIn');
      await signIn(challengeId, () => startAuthentication({ optionsJSON: options as never }));
    } catch (error) {
      setProblem(errorText(error, t.fault({ fault: passkeyFault(error) })));
      setBusy(false);
    } finally {
      isPressed.current = false;
    }
  };
  useEffect(() => {
    if (!suggests) return undefined;
    // Suggestions are an extra: if they fail, the button remains.
    const start = (): void => void suggest.current().catch(() => undefined);
    start();
    const again = setInterval(start, challengeMs);
    return () => {
      clearInterval(again);
      void loadWebAuthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, [suggests, suggest]);
  return { press: () => void press(), busy, problem };
};
