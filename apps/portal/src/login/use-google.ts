import { useTele } from '@tele/kit';
import { useState } from 'react';
import { useConfig } from '../config/context.ts';
import { matchStart } from '../places.ts';
import { stored } from '../session/stored.ts';
import { googleStartUrl } from './google-start.ts';

/** Time limit of the API check, in milliseconds. */
const PATIENCE = 10_000;

/** Redirects to Google via the API once it responds. Default `returnTo`: the page that required the sign-in. */
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
      // Also for Back from Google, which may restore this page as it was.
      setLeaving(false);
    }
    const flow = crypto.randomUUID();
    stored.flow.write(flow);
    const target = returnTo ?? stored.postLoginRedirect.read() ?? matchStart;
    window.location.assign(googleStartUrl(apiBase, { flow, returnTo: target }));
  };
  return { leave: () => void leave(), leaving };
};
