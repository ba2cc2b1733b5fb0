import type { Me, PersonBookedFor } from '@tele/core';
import { useBookedFor } from '../../submit/use-booked-for.ts';

interface RequestPersonOptions {
  me: Me | undefined;
  personId: string | null;
  onChoose: (personId: string | null) => void;
}

/** The patient of an open request. On a partner's page, always the account's owner. */
export const useRequestPerson = ({ me, personId, onChoose }: RequestPersonOptions) => {
  const { people, person } = useBookedFor({ me, personId, onPersonChange: onChoose, enabled: true });
  const items = people.query.data?.items;
  return {
    choice: me &&
      items && { name: me.profile?.name ?? me.name ?? '', people: items, personId: person?.personId ?? null },
    add: async (details: Parameters<typeof people.add>[0]): Promise<void> =>
      onChoose((await people.add(details)).personId),
    /** The chosen person when the request is sent: null for the owner, false if the person was removed. */
    settle: async ({ onFile }: Me): Promise<PersonBookedFor | null | false> => {
      if (personId === null || onFile) return null;
      const known = items ?? (await people.query.refetch({ throwOnError: true })).data?.items;
      return known?.find((one) => one.personId === personId) ?? false;
    },
  };
};
