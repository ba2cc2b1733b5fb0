import type { TeleClient } from '@tele/client';

/** Reports each failed call: payment calls bypass the cache, which reports the others. */
export const withFailures = (client: TeleClient, onFailure: (error: unknown) => void): TeleClient => ({
  ...client,
  async call(...request) {
    try {
      return await client.call(...request);
    } catch (error) {
      onFailure(error);
      throw error;
    }
  },
});
