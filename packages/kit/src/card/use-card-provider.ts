import { withLimit } from '@tele/client';
import { useEffect, useMemo, useState } from 'react';
import { useHostPage, useTele } from '../provider/context.ts';
import { openProvider, type OpenedProvider } from './open-provider.ts';

/** Time limit in milliseconds for the script, our frame, and the host's copy of the script. */
const limitMs = 25_000;

export type CardProvider =
  | { tag: 'unconfigured' }
  | { tag: 'loading' }
  | { tag: 'failed'; retry: () => void }
  /** `fail`: the frame shows nothing. */
  | ({ tag: 'ready'; fail: () => void } & OpenedProvider);

/** Payment provider, loaded when the page's first card form mounts. */
export const useCardProvider = (): CardProvider => {
  const { stripe } = useTele();
  const { nonce } = useHostPage();
  const [attempt, setAttempt] = useState(0);
  const request = useMemo(() => ({ stripe, nonce, attempt }), [stripe, nonce, attempt]);
  const [answer, setAnswer] = useState<{ request: object; result: OpenedProvider | 'failed' } | null>(null);
  useEffect(() => {
    if (!request.stripe) return undefined;
    let left = false;
    const settle = (result: OpenedProvider | 'failed'): void => {
      if (!left) setAnswer({ request, result });
    };
    withLimit(limitMs, openProvider(request.stripe, request.nonce)).then(settle, () => settle('failed'));
    return () => {
      left = true;
    };
  }, [request]);
  if (!stripe) return { tag: 'unconfigured' };
  // Ignore an answer to an earlier request.
  const result = answer?.request === request ? answer.result : null;
  if (result === 'failed') return { tag: 'failed', retry: () => setAttempt(attempt + 1) };
  return result
    ? { tag: 'ready', fail: () => setAnswer({ request, result: 'failed' }), ...result }
    : { tag: 'loading' };
};
