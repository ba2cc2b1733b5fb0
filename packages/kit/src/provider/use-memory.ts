import { useMemo, useState } from 'react';
import { pageLeases, type Lease } from '../keep/leases.ts';
import { createMemory, type WidgetMemory } from '../keep/memory.ts';
import type { Account } from './account.ts';
import { useLayoutEffect } from './use-layout-effect.ts';

interface AccountLease {
  account: Account;
  lease: Lease;
}

/** A widget's memory on the page. Kept above its boundary, which decides after a failure whether the memory stays. */
export interface WidgetPlace {
  widget: string;
  /** The latest lease. */
  last: () => AccountLease | null;
  hold: (held: AccountLease) => void;
  /** Leaves the memory for the next mount to find; otherwise a restart begins empty. */
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

/** The account's memory, or the remounted widget's. Null until found: an owned one waits for the person's name. */
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
    // Another person, another service, or a restart: discard the old memory.
    if (before && before.account !== account) before.lease.forget();
    if (before?.account === account && before.lease.retake()) take(before.lease);
    else if (owner.name() === null && client.session && pageLeases.isOwned(key))
      void client.session.refresh().then(find, find);
    else find();
    return () => {
      isGone = true;
      taken?.release(owner.name());
      // The owner is unknown, so discard it.
      if (owner.isUnnamed()) taken?.forget();
    };
  }, [account, place]);

  if (!place) return own.memory;
  return held?.account === account ? held.lease.memory : null;
};
