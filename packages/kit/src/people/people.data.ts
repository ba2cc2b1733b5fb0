import type { PersonBookedFor } from '@tele/core';
import { newKey } from '@tele/client';
import type { BodyInput } from '@tele/core/contract';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { callKey } from '../calls/call-key.ts';
import { callQuery } from '../calls/call-query.ts';
import { useChange } from '../calls/use-change.ts';
import { useTele } from '../provider/context.ts';

type Details = BodyInput<'savePerson'>;

export interface People {
  query: UseQueryResult<{ items: PersonBookedFor[] }>;
  add: (details: Details) => Promise<PersonBookedFor>;
  save: (personId: string, details: Details) => Promise<PersonBookedFor>;
}

/** GET /users/me/people and its changes, shown on save. `enabled`: in the portal, only for people who may book. */
export const usePeople = (enabled: boolean): People => {
  const { client } = useTele();
  const cache = useQueryClient();
  const put = (person: PersonBookedFor): void => {
    cache.setQueryData<{ items: PersonBookedFor[] }>(callKey('myPeople'), (known) => {
      if (!known) return known;
      const isKnown = known.items.some(({ personId }) => personId === person.personId);
      const items = known.items.map((one) => (one.personId === person.personId ? person : one));
      return { items: isKnown ? items : [...items, person] };
    });
  };
  const query = useQuery({ ...callQuery(client, 'myPeople'), enabled });
  const adding = useChange('addPerson', { onDone: put });
  const saving = useChange('savePerson', { onDone: put });
  const lastAttempt = useRef<{ body: string; key: string } | null>(null);
  return {
    query,
    add: async (details) => {
      const text = JSON.stringify(details);
      if (lastAttempt.current?.body !== text) lastAttempt.current = { body: text, key: newKey() };
      const { key } = lastAttempt.current;
      const person = await adding.mutateAsync({ body: { ...details, consent: true }, idempotencyKey: key });
      lastAttempt.current = null;
      return person;
    },
    save: (personId, body) => saving.mutateAsync({ params: { id: personId }, body }),
  };
};
