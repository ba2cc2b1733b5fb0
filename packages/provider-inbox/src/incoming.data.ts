import type { IncomingSelection } from '@tele/core';
import type { TeleClient } from '@tele/core/client';
import { callQuery } from '@tele/kit';

/** Paid selections that wait for this specialist, soonest first. */
export const incomingQuery = (client: TeleClient) => ({
  ...callQuery(client, 'incomingSelections'),
  select: ({ items }: { items: readonly IncomingSelection[] }) =>
    items.toSorted((a, b) => Date.parse(a.slotISO) - Date.parse(b.slotISO)),
  // Another specialist's answer takes a request away without asking us.
  // A host may ask a moment before the screen is there.
  staleTime: 3_000,
  refetchInterval: 30_000,
});
