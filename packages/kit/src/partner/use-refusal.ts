import type { TeleError } from '@tele/client';
import { useMessages } from '@tele/ui';
import { useEffect } from 'react';
import { partnerMessages } from './partner.messages.ts';

/** What whoever runs a page has to set right, of which the service says that it answers it nothing; in the console, too. */
export const useRefusal = ({ code }: TeleError): string => {
  const t = useMessages(partnerMessages);
  // Of the window and not of its address, which a sandboxed frame has like any other.
  const { origin } = window;
  const notRegistered = origin === 'null' ? t.NO_ORIGIN : t.ORIGIN_NOT_REGISTERED({ origin });
  const said =
    code === 'ORIGIN_NOT_REGISTERED'
      ? notRegistered
      : code === 'SECRET_IN_BROWSER'
        ? t.SECRET_IN_BROWSER
        : t.UNKNOWN_PARTNER;
  useEffect(() => globalThis.console.error(`Tele: ${said}`), [said]);
  return said;
};
