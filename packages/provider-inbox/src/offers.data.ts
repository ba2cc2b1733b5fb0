import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callPages, callQuery, useTele } from '@tele/kit';

// Patients and other specialists change these without notice.
const fresh = { staleTime: 3_000, refetchInterval: 30_000 };

export const useOpenRequests = (specialty?: string) => {
  const { client } = useTele();
  const pages =
    specialty === undefined
      ? callPages(client, 'openRequests')
      : callPages(client, 'openRequests', { query: { specialty } });
  return useInfiniteQuery({ ...pages, ...fresh });
};

export const useOwnOffers = () => {
  const { client } = useTele();
  return useInfiniteQuery({ ...callPages(client, 'myOffers', { query: { role: 'specialist' } }), ...fresh });
};

export const usePayouts = () => {
  const { client } = useTele();
  return useQuery(callQuery(client, 'myPayouts'));
};
