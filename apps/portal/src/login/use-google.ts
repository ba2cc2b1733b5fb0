import { useTele } from '@tele/kit';
import { useState } from 'react';
import { useConfig } from '../config/context.ts';
import { matchStart } from '../places.ts';
import { stored } from '../session/stored.ts';
import { googleStartUrl } from './google-start.ts';

/** How long the API may take to say that it is there, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Hands the browser over to Google by way of the API, once the API is known to answer: a page of the browser's own about a server that
 * cannot be reached helps nobody. The sign-in is for `returnTo`, a path of the portal; left out, for the page that asked for one.
 */
export const useGoogle = (onNoAnswer: () => void, returnTo?: string): { leave: () => void; leaving: boolean } => {
  const { client } = useTele();
  const { apiBase } = useConfig();
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      await client.call('health', { signal: AbortSignal.timeout(PATIENCE) });
    } catch {
      return onNoAnswer();
    } finally {
      // Also for the page that Back from Google shows again as it was left.
      setLeaving(false);
    }
    const flow = crypto.randomUUID();
    stored.flow.write(flow);
    const target = returnTo ?? stored.postLoginRedirect.read() ?? matchStart;
    window.location.assign(googleStartUrl(apiBase, { flow, returnTo: target }));
  };
  return { leave: () => void leave(), leaving };
};
