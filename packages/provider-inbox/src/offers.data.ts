import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callPages, callQuery, useTele } from '@tele/kit';

// Patients and other specialists change these without asking us.
const fresh = { staleTime: 3_000, refetchInterval: 30_000 };

/** Open requests of this specialist's specialties, page by page. */
export const useOpenRequests = () => {
  const { client } = useTele();
  return useInfiniteQuery({ ...callPages(client, 'openRequests'), ...fresh });
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
