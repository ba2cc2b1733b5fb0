import { TeleError } from '@tele/client';
import { useMessages } from '@tele/ui';
import { useState, useSyncExternalStore } from 'react';
import { checkMessages } from './check.messages.ts';
import { createCheckStore } from './check-store.ts';

export interface HumanCheckOptions {
  /** The site's public key at Cloudflare Turnstile; without one nothing can be sent. */
  siteKey: string | undefined;
  /** Where its script is, when that is not its maker's address. */
  scriptUrl?: string | undefined;
  /** What the token is for: the server compares it. */
  action: string;
}

/** The check of one form: draw HumanCheck with `box` where it belongs, and await `ask()` before sending. */
export const useHumanCheck = ({ siteKey, scriptUrl, action }: HumanCheckOptions) => {
  const t = useMessages(checkMessages);
  const [store] = useState(() => createCheckStore(siteKey !== undefined));
  const { state } = useSyncExternalStore(store.subscribe, store.read, store.read);
  return {
    state,
    /** The token, once there is one: it waits for a check that runs or asks for a click. Throws HUMAN_CHECK_FAILED when it fails. */
    ask: async (): Promise<string> => {
      try {
        return await store.ask();
      } catch (cause) {
        throw new TeleError('HUMAN_CHECK_FAILED', 0, { error: t.asks, cause });
      }
    },
    /** A failed submission takes its token with it: begins anew. */
    clear: store.runAgain,
    box: { store, siteKey, scriptUrl, action },
  };
};
