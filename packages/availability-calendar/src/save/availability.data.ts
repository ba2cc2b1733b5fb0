import type { Availability } from '@tele/core';
import type { TeleClient } from '@tele/core/client';
import { queryOptions } from '@tanstack/react-query';

/** Cache key of all availability of the specialist signed in. */
export const availabilityKey = ['availability', 'mine'] as const;

/** Cache key of what was changed of it and may not be saved yet. */
export const draftKey = ['availability', 'draft'] as const;

const versionOf = (availability: unknown): string | undefined => (availability as Availability | undefined)?.version;

/** All of it, never a range: saving replaces everything (product.md 'Response shapes'). */
export const availabilityQuery = (client: TeleClient) =>
  queryOptions({
    queryKey: availabilityKey,
    queryFn: ({ signal }) => client.call('myAvailability', { signal }),
    refetchOnWindowFocus: 'always',
    // A version names its blocks; comparing thousands of them one by one says no more.
    structuralSharing: (held, read) => (versionOf(held) === versionOf(read) ? held : read),
  });
