import type { TeleError } from '@tele/client';
import { useMessages } from '@tele/ui';
import { useEffect } from 'react';
import { partnerMessages } from './partner.messages.ts';

/** How the site owner can fix a refused page; also logged to the console. */
export const useRefusal = ({ code }: TeleError): string => {
  const t = useMessages(partnerMessages);
  // From the window, not its URL: a sandboxed frame has a URL but no origin.
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
