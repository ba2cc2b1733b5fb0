import { useQuery } from '@tanstack/react-query';
import { TeleError } from '@tele/client';
import type { Answer } from '@tele/core/contract';
import { callQuery, useTele } from '@tele/kit';
import type { Facts } from './stage.ts';

export interface AskedSignIn {
  /** Undefined until the API has answered. */
  signIn: Answer<'getSignIn'> | undefined;
  trouble: Facts['trouble'];
  askAgain: () => void;
}

/** Partner and state of a sign-in. An address without an ID has none. */
export const useSignIn = (signInId: string): AskedSignIn => {
  const { client } = useTele();
  const { data, error, refetch } = useQuery({
    ...callQuery(client, 'getSignIn', { params: { id: signInId } }),
    enabled: signInId !== '',
    // After a pause, a person must not continue an ended sign-in.
    staleTime: 0,
    // Offline it must fail, not wait, or the window would stay empty.
    networkMode: 'always',
  });
  const unknown = signInId === '' || (error instanceof TeleError && error.code === 'NOT_FOUND');
  return {
    signIn: data,
    trouble: unknown ? 'unknown' : error && !data ? 'away' : null,
    askAgain: () => void refetch(),
  };
};
