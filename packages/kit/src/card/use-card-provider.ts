import { withLimit } from '@tele/client';
import { useEffect, useMemo, useState } from 'react';
import { useHostPage, useTele } from '../provider/context.ts';
import { openProvider, type OpenedProvider } from './open-provider.ts';

/** Its script, our frame for it, and what a host's own copy of the script may take. */
const limitMs = 25_000;

export type CardProvider =
  | { tag: 'unconfigured' }
  | { tag: 'loading' }
  | { tag: 'failed'; retry: () => void }
  /** `fail`: its frame shows nothing. */
  | ({ tag: 'ready'; fail: () => void } & OpenedProvider);

/** The payment provider, loaded when the first card form of the page mounts. */
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
  // An answer to an earlier request is none.
  const result = answer?.request === request ? answer.result : null;
  if (result === 'failed') return { tag: 'failed', retry: () => setAttempt(attempt + 1) };
  return result
    ? { tag: 'ready', fail: () => setAnswer({ request, result: 'failed' }), ...result }
    : { tag: 'loading' };
};
