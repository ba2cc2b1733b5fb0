import type { TeleError } from '@tele/client';
import type { AccountOptions } from './account.ts';
import { lateCheckOrigin } from './late-check-origin.ts';
import type { ReadOnlyWatch } from './read-only-watch.ts';

export function createNetwork(
  latest: AccountOptions['latest'],
  apiBase: string,
  readOnly: ReadOnlyWatch,
  reportError: (error: TeleError) => void,
) {
  const hostFetch: typeof globalThis.fetch = (...request) => (latest.current.fetch ?? globalThis.fetch)(...request);
  // Shared: calls that fail together are checked and reported once.
  let check: Promise<TeleError | null> | undefined;
  return {
    fetch: async (...request: Parameters<typeof hostFetch>): Promise<Response> => {
      const response = await hostFetch(...request);
      check = undefined;
      readOnly.hear(response);
      return response;
    },
    onUnreachable: async (failure: TeleError): Promise<TeleError> => {
      check ??= lateCheckOrigin
        .load()
        .then((checkOrigin) => checkOrigin(apiBase, hostFetch, window))
        .then((originError) => {
          if (originError) reportError(originError);
          return originError;
        });
      const originError = await check.catch(() => null);
      if (!originError) check = undefined;
      return originError ?? failure;
    },
  };
}
