import { emailRule } from '@tele/core';
import { useState } from 'react';
import { places } from '../places.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { stored } from '../session/stored.ts';
import { returnUrlOf } from './link-device.ts';

export type SendOutcome = 'missing' | 'incomplete' | 'linkSent' | 'linkNotSent' | 'tooManyLinks';

/** Asks for a sign-in link by e-mail; answers what came of it. What is typed wrongly is the person's to put right, and asks nobody. */
export const useSendLink = (): { send: (text: string) => Promise<SendOutcome>; sending: boolean } => {
  const { session } = useSession();
  const [sending, setSending] = useState(false);
  const send = async (text: string): Promise<SendOutcome> => {
    const checked = emailRule.check(text);
    if (checked.tag === 'fault') return checked.fault;
    const login = `${window.location.origin}${places.login.href()}`;
    setSending(true);
    try {
      await session.sendLink(
        checked.value,
        returnUrlOf(login, stored.device, () => crypto.randomUUID()),
      );
      stored.magicLinkEmail.write(checked.value);
      return 'linkSent';
    } catch (error) {
      return (error as { code?: unknown }).code === 'auth/too-many-requests' ? 'tooManyLinks' : 'linkNotSent';
    } finally {
      setSending(false);
    }
  };
  return { send, sending };
};
