import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { TeleError } from '@tele/client';
import type { Answer } from '@tele/core/contract';
import { errorText, useLatest, useTele } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { useEffect, useRef, useState } from 'react';
import { passkeyFault } from './passkey-fault.ts';
import { passkeysMessages } from './passkeys.messages.ts';
import { signalUnknownPasskey } from './signal-unknown-passkey.ts';

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

type Started = Answer<'startPasskeySignIn'>;

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

  const finish = async (
    { challengeId, options }: Started,
    response: AuthenticationResponseJSON,
  ): Promise<Answer<'finishPasskeySignIn'>> => {
    const body = { challengeId, response: response as never };
    return client.call('finishPasskeySignIn', { body }).catch((error: unknown) => {
      if (error instanceof TeleError && error.code === 'NOT_FOUND')
        signalUnknownPasskey(String(options.rpId), response.id);
      throw error;
    });
  };
  const signIn = async (started: Started, answer: () => Promise<AuthenticationResponseJSON>): Promise<void> => {
    setProblem(null);
    setBusy(true);
    try {
      const { customToken } = await finish(started, await answer());
      await onSignedIn(customToken);
    } catch (error) {
      setProblem(errorText(error, t.fault({ fault: passkeyFault(error) })));
    } finally {
      setBusy(false);
    }
  };
  const suggest = useLatest(async (): Promise<void> => {
    const { browserSupportsWebAuthnAutofill, startAuthentication } = await loadWebAuthn();
    if (isPressed.current || !(await browserSupportsWebAuthnAutofill())) return;
    const started = await client.call('startPasskeySignIn');
    if (isPressed.current) return;
    const response = await startAuthentication({ optionsJSON: started.options as never, useBrowserAutofill: true });
    await signIn(started, async () => response);
  });
  const press = async (): Promise<void> => {
    isPressed.current = true;
    setProblem(null);
    setBusy(true);
    try {
      const { startAuthentication } = await loadWebAuthn();
      const started = await client.call('startPasskeySignIn');
      await signIn(started, () => startAuthentication({ optionsJSON: started.options as never }));
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
