import type { Answer, BodyInput } from '@tele/core/contract';
import { callKey, callQuery, useChange, useTele } from '@tele/kit';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

type Me = Answer<'authMe'>;

export interface Booker {
  me: Pick<UseQueryResult<Me>, 'data' | 'error' | 'fetchStatus' | 'refetch'>;
  save: (profile: BodyInput<'registerUser'>) => Promise<void>;
}

export const useBooker = (): Booker => {
  const { client } = useTele();
  const cache = useQueryClient();
  const me = useQuery(callQuery(client, 'authMe'));
  const { mutateAsync } = useChange('registerUser', {
    onDone: (saved) => cache.setQueryData(callKey('authMe'), saved),
  });
  return {
    me,
    save: async (profile) => {
      await mutateAsync({ body: profile });
    },
  };
};
