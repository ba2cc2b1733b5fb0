import { TeleError } from '@tele/client';
import { useMessages } from '@tele/ui';
import { useState, useSyncExternalStore } from 'react';
import { checkMessages } from './check.messages.ts';
import { createCheckStore } from './check-store.ts';

export interface HumanCheckOptions {
  /** Public key at Cloudflare Turnstile; forms cannot be sent without one. */
  siteKey: string | undefined;
  scriptUrl?: string | undefined;
  action: string;
}

/** Check of one form: render HumanCheck with `box`, and await `ask()` before sending. */
export const useHumanCheck = ({ siteKey, scriptUrl, action }: HumanCheckOptions) => {
  const t = useMessages(checkMessages);
  const [store] = useState(() => createCheckStore(siteKey !== undefined));
  const { state } = useSyncExternalStore(store.subscribe, store.read, store.read);
  return {
    state,
    /** Token once ready: waits for a running check or a click. Throws HUMAN_CHECK_FAILED. */
    ask: async (): Promise<string> => {
      try {
        return await store.ask();
      } catch (cause) {
        throw new TeleError('HUMAN_CHECK_FAILED', 0, { error: t.asks, cause });
      }
    },
    clear: store.runAgain,
    box: { store, siteKey, scriptUrl, action },
  };
};
