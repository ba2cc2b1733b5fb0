import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/SessionProvider.tsx';
import { stored } from '../session/stored.ts';
import { looksLikeSignInLink } from './email-link.ts';

/** `asking`: the e-mail the link was sent to is not kept on this device and must be confirmed. */
export type LinkStep = 'none' | 'checking' | 'asking' | 'completing' | 'done';

export interface LinkSignIn {
  step: LinkStep;
  /** The e-mail from the prompt; empty when it was cancelled or left empty. */
  confirm: (email: string) => void;
}

/**
 * Completes an e-mailed sign-in link when the page was opened by one; otherwise nothing happens (spec section 4).
 * `onFailed` gets the text to show.
 */
export const useEmailLink = (onFailed: (text: string) => void): LinkSignIn => {
  const { session } = useSession();
  const [url] = useState(() => window.location.href);
  const [step, setStep] = useState<LinkStep>(() => (looksLikeSignInLink(url) ? 'checking' : 'none'));
  const begun = useRef(false);
  const fail = (text: string): void => {
    setStep('none');
    onFailed(text);
  };
  const complete = async (email: string): Promise<void> => {
    if (!email) return fail('Email is required to complete sign-in.');
    setStep('completing');
    try {
      await session.completeLink(email, url);
      stored.magicLinkEmail.remove();
      setStep('done');
    } catch {
      fail('Could not complete email link sign-in.');
    }
  };
  const begin = async (): Promise<void> => {
    // The code in the address works once; a reload or the history must not try it again.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const isLink = await session.isSignInLink(url).catch(() => null);
    if (isLink === null) return fail('Could not complete email link sign-in.');
    if (!isLink) return setStep('none');
    const kept = stored.magicLinkEmail.read();
    if (kept) return complete(kept);
    setStep('asking');
  };
  useEffect(() => {
    if (step !== 'checking' || begun.current) return;
    begun.current = true;
    void begin();
  });
  return { step, confirm: (email) => void complete(email) };
};
