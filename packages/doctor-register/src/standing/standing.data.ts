import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ProfessionId } from '@tele/core';
import { TeleError } from '@tele/client';
import { callQuery, useTele } from '@tele/kit';
import { professions } from '@tele/core';
import { readProvider, type Provider } from './read-provider.ts';

/** Provider status. `unread`: the service failed, so the page must not claim that there is no application. */
export type ProviderStatus =
  | { tag: 'checking' }
  | { tag: 'known'; provider: Provider }
  | { tag: 'none' }
  | { tag: 'signed-out' }
  | { tag: 'unread'; retry: () => void };

type Reading = Pick<UseQueryResult<unknown>, 'data' | 'error' | 'isPending' | 'fetchStatus'>;

/** True for answers without a provider: 404, empty, not JSON, a list (spec section 4). The next path is tried. */
function saysNothing({ data, error, isPending }: Reading): boolean {
  if (isPending) return false;
  return error ? isAnswer(error) || !(error instanceof TeleError) : readProvider(data) === null;
}

const isAnswer = (error: unknown): boolean =>
  error instanceof TeleError && (error.status === 404 || (error.status >= 200 && error.status < 300));

/** Tries /work/:category/me, then /work/:category. */
export const useStanding = (profession: ProfessionId, signedOut: boolean): ProviderStatus => {
  const { client } = useTele();
  const category = professions.find(({ id }) => id === profession)?.path ?? profession;
  const params = { params: { category } };
  const mine = useQuery({ ...orNull(callQuery(client, 'myProvider', params)), enabled: !signedOut });
  const goesOn = !signedOut && saysNothing(mine);
  const other = useQuery({ ...orNull(callQuery(client, 'providerOf', params)), enabled: goesOn });
  if (signedOut) return { tag: 'signed-out' };
  const last = goesOn ? other : mine;
  const provider = readProvider(last.data);
  if (provider) return { tag: 'known', provider };
  if (last.error instanceof TeleError && last.error.status === 401) return { tag: 'signed-out' };
  if (saysNothing(last)) return { tag: 'none' };
  if (last.isPending && last.fetchStatus !== 'paused') return { tag: 'checking' };
  return { tag: 'unread', retry: () => void last.refetch() };
};

/** No application, an empty body and invalid JSON become null: the next path is tried, without an error event. */
function orNull<T extends { queryFn?: unknown }>(options: T): T {
  const read = options.queryFn as (context: never) => Promise<unknown>;
  return {
    ...options,
    queryFn: async (context: never) => {
      try {
        return (await read(context)) ?? null;
      } catch (error) {
        if (isAnswer(error)) return null;
        throw error;
      }
    },
  };
}
