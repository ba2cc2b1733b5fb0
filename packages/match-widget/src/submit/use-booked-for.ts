import type { Me, PersonBookedFor } from '@tele/core';
import { useLatest, usePeople, type People } from '@tele/kit';
import { useEffect } from 'react';

interface BookedForOptions {
  me: Me | undefined;
  personId: string | null | undefined;
  onPersonChange: ((personId: string | null) => void) | undefined;
  enabled: boolean;
}

export interface BookedFor {
  people: People;
  person: PersonBookedFor | null;
  /** A person was chosen earlier but is not loaded yet. */
  unread: boolean;
}

/** Patient of a booking. Removed or unavailable people are dropped: the person shown is the one sent. */
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
