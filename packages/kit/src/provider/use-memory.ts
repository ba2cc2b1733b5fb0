import { useMemo, useState } from 'react';
import { pageLeases, type Lease } from '../keep/leases.ts';
import { createMemory, type WidgetMemory } from '../keep/memory.ts';
import type { Account } from './account.ts';
import { useLayoutEffect } from './use-layout-effect.ts';

interface AccountLease {
  account: Account;
  lease: Lease;
}

/** Where a widget on the page has its memory. Held above its boundary, which asks after a failure whether what was kept stays. */
export interface WidgetPlace {
  /** Name of the widget. */
  widget: string;
  /** What was held last. */
  last: () => AccountLease | null;
  hold: (held: AccountLease) => void;
  /** What stands here is for the next to find; otherwise a new start is one from nothing. */
  leave: () => void;
}

export const useWidgetPlace = (widget: string): WidgetPlace => {
  const [place] = useState(() => {
    let last: AccountLease | null = null;
    return {
      widget,
      last: () => last,
      hold: (held: AccountLease) => void (last = held),
      leave: () => void (last = null),
    };
  });
  return place;
};

/**
 * What the provider remembers for its account. In the place of a widget, what that widget left when it was last on the page: null until that is
 * known, which is before the page is painted, but where somebody's is there and the host has to say first who comes.
 */
export const useMemory = (account: Account, place: WidgetPlace | undefined): WidgetMemory | null => {
  const own = useMemo(() => ({ account, memory: createMemory() }), [account]);
  const [held, setHeld] = useState<AccountLease | null>(null);

  useLayoutEffect(() => {
    if (!place) return undefined;
    const { owner, client, service, partner } = account;
    const key = { widget: place.widget, service: [typeof service === 'string' && service, partner].join(' ') };
    let taken: Lease | null = null;
    const take = (lease: Lease): void => {
      taken = lease;
      place.hold({ account, lease });
      setHeld({ account, lease });
    };
    let isGone = false;
    const find = (): void => {
      if (!isGone) take(pageLeases.lease(key, owner.name()));
    };
    const before = place.last();
    // Another person, another service, or a new start: nobody is to find what stood here.
    if (before && before.account !== account) before.lease.forget();
    if (before?.account === account && before.lease.retake()) take(before.lease);
    else if (owner.name() === null && client.session && pageLeases.isOwned(key))
      void client.session.refresh().then(find, find);
    else find();
    return () => {
      isGone = true;
      taken?.release(owner.name());
      // Whose it is cannot be told, so nobody is given it.
      if (owner.isUnnamed()) taken?.forget();
    };
  }, [account, place]);

  if (!place) return own.memory;
  return held?.account === account ? held.lease.memory : null;
};
