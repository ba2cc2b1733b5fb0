import { emailRule } from '@tele/core';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/SessionProvider.tsx';
import { stored } from '../session/stored.ts';
import { looksLikeSignInLink } from './email-link.ts';
import { isFromElsewhere } from './link-device.ts';

/** `asking`: this browser requested the link but lost the email address, which must be confirmed. */
export type LinkStep = 'none' | 'checking' | 'asking' | 'completing' | 'done';

/** Reason a sign-in link failed. */
export type LinkFault = 'otherDevice' | 'emailRequired' | 'incomplete' | 'linkFailed';

export interface LinkSignIn {
  step: LinkStep;
  /** Email from the prompt; empty when cancelled or left empty. */
  confirm: (email: string) => void;
}

export interface LinkOptions {
  /** New path of the page: removes the code, which works once. */
  path: string;
  onFailed: (fault: LinkFault) => void;
}

/** Completes an emailed sign-in link if it opened the page (spec section 4). */
export const useEmailLink = ({ path, onFailed }: LinkOptions): LinkSignIn => {
  const { session } = useSession();
  const [url] = useState(() => window.location.href);
  const [step, setStep] = useState<LinkStep>(() => (looksLikeSignInLink(url) ? 'checking' : 'none'));
  const begun = useRef(false);
  const fail = (fault: LinkFault): void => {
    setStep('none');
    onFailed(fault);
  };
  const complete = async (email: string): Promise<void> => {
    setStep('completing');
    try {
      await session.completeLink(email, url);
      stored.magicLinkEmail.remove();
      setStep('done');
    } catch {
      fail('linkFailed');
    }
  };
  const confirm = (text: string): void => {
    const checked = emailRule.check(text);
    if (checked.tag === 'ok') void complete(checked.value);
    else fail(checked.fault === 'missing' ? 'emailRequired' : 'incomplete');
  };
  const begin = async (): Promise<void> => {
    // Reload and history must not retry it.
    window.history.replaceState(window.history.state, '', path);
    if (isFromElsewhere(url, stored.device.read())) return fail('otherDevice');
    const isLink = await session.isSignInLink(url).catch(() => null);
    if (isLink === null) return fail('linkFailed');
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
  return { step, confirm };
};
