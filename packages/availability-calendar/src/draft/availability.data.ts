import type { Availability } from '@tele/core';
import type { TeleClient } from '@tele/client';
import { callQuery } from '@tele/kit';

const versionOf = (availability: unknown): string | undefined => (availability as Availability | undefined)?.version;

/** All of it, never a range: saving replaces everything (product.md 'Response shapes'). */
export const availabilityQuery = (client: TeleClient) => ({
  ...callQuery(client, 'myAvailability'),
  refetchOnWindowFocus: 'always' as const,
  // Equal versions have equal blocks: comparing thousands one by one is wasted.
  structuralSharing: (held: unknown, read: unknown) => (versionOf(held) === versionOf(read) ? held : read),
});
