import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callPages, callQuery, useTele } from '@tele/kit';

// Patients and other specialists change these without asking us.
const fresh = { staleTime: 3_000, refetchInterval: 30_000 };

/** Open requests of this specialist's specialties, or of one of them, page by page. */
export const useOpenRequests = (specialty?: string) => {
  const { client } = useTele();
  const pages =
    specialty === undefined
      ? callPages(client, 'openRequests')
      : callPages(client, 'openRequests', { query: { specialty } });
  return useInfiniteQuery({ ...pages, ...fresh });
};

/** Offers that this specialist has made, page by page. */
export const useOwnOffers = () => {
  const { client } = useTele();
  return useInfiniteQuery({ ...callPages(client, 'myOffers', { query: { role: 'specialist' } }), ...fresh });
};

/** How this specialist is paid. */
export const usePayouts = () => {
  const { client } = useTele();
  return useQuery(callQuery(client, 'myPayouts'));
};
