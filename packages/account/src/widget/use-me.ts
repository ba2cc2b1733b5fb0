import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Me } from '@tele/core/contract';
import { callKey, callQuery, useTele } from '@tele/kit';
import type { AccountSide } from '../links.ts';

export const sideOf = (me: Me): AccountSide => (me.sides.includes('specialist') ? 'specialist' : 'patient');

export const useMe = () => {
  const { client } = useTele();
  const cache = useQueryClient();
  const query = useQuery(callQuery(client, 'authMe'));
  return { query, replace: (me: Me) => cache.setQueryData<Me>(callKey('authMe'), me) };
};
