import type { Me, PersonBookedFor } from '@tele/core';
import { useLatest, usePeople, type People } from '@tele/kit';
import { useEffect } from 'react';

interface BookedForOptions {
  /** Whoever books; undefined while nobody is known. */
  me: Me | undefined;
  /** Whom it is for, as it was kept: null for whoever books. Undefined where that cannot be chosen. */
  personId: string | null | undefined;
  /** Left out where it cannot be chosen. */
  onPersonChange: ((personId: string | null) => void) | undefined;
  /** Whether it is asked for now. */
  enabled: boolean;
}

export interface BookedFor {
  people: People;
  /** Null: whoever books, or somebody who is not known yet. */
  person: PersonBookedFor | null;
  /** Somebody was chosen before, and who that is has not been read yet. */
  unread: boolean;
}

/** Whom something is booked for. Who is in the account no more, or cannot be chosen here, is let go: what is sent is what was seen. */
export const useBookedFor = ({ me, personId = null, onPersonChange, enabled }: BookedForOptions): BookedFor => {
  const chooses = onPersonChange !== undefined && me !== undefined && !me.onFile;
  const people = usePeople(enabled && chooses);
  const items = people.query.data?.items;
  const person = items?.find((one) => one.personId === personId) ?? null;
  const isChosen = personId !== null && onPersonChange !== undefined;
  const isGone = isChosen && person === null && (items !== undefined || (me !== undefined && !chooses));
  const tellGone = useLatest(onPersonChange);
  useEffect(() => {
    if (isGone) tellGone.current?.(null);
  }, [isGone, tellGone]);
  return { people, person, unread: isChosen && chooses && items === undefined };
};
