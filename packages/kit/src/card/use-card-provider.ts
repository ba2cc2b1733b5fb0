import { useEffect, useState } from 'react';
import { useTele } from '../provider/context.ts';
import { openProvider, type OpenedProvider } from './open-provider.ts';

export type CardProvider =
  | { tag: 'unconfigured' }
  | { tag: 'loading' }
  | { tag: 'failed'; retry: () => void }
  | ({ tag: 'ready' } & OpenedProvider);

/** The payment provider, loaded when the first card form of the page mounts. */
export const useCardProvider = (): CardProvider => {
  const { stripe } = useTele();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<OpenedProvider | 'failed' | null>(null);
  useEffect(() => {
    if (!stripe) return undefined;
    let left = false;
    setResult(null);
    openProvider(stripe).then(
      (opened) => left || setResult(opened),
      () => left || setResult('failed'),
    );
    return () => {
      left = true;
    };
  }, [stripe, attempt]);
  if (!stripe) return { tag: 'unconfigured' };
  if (result === 'failed') return { tag: 'failed', retry: () => setAttempt(attempt + 1) };
  return result ? { tag: 'ready', ...result } : { tag: 'loading' };
};
