import { emailRule } from '@tele/core';
import { useState } from 'react';
import { useSession } from '../session/SessionProvider.tsx';
import { stored } from '../session/stored.ts';
import { returnUrlOf } from './link-device.ts';

export type SendOutcome = 'missing' | 'incomplete' | 'linkSent' | 'linkNotSent' | 'tooManyLinks';

/** Emails a sign-in link to `path`, and returns the outcome. Invalid addresses fail without a call. */
export const useSendLink = (path: string): { send: (text: string) => Promise<SendOutcome>; sending: boolean } => {
  const { session } = useSession();
  const [sending, setSending] = useState(false);
  const send = async (text: string): Promise<SendOutcome> => {
    const checked = emailRule.check(text);
    if (checked.tag === 'fault') return checked.fault;
    setSending(true);
    try {
      await session.sendLink(
        checked.value,
        returnUrlOf(`${window.location.origin}${path}`, stored.device, () => crypto.randomUUID()),
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
