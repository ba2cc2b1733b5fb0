import { upcomingAppointments } from '@tele/appointments';
import type { TeleClient } from '@tele/client';
import { callPages, useTele } from '@tele/kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { offersInput, requestsInput } from './home-inputs.ts';

const offersToPatient = (client: TeleClient) => callPages(client, 'myOffers', offersInput);
const latestRequests = (client: TeleClient) => callPages(client, 'myRequests', requestsInput);

/** Dashboard queries, one per part: a slow or failed one does not block the others. */
export const useHome = () => {
  const { client } = useTele();
  return {
    offers: useInfiniteQuery(offersToPatient(client)),
    appointments: useInfiniteQuery(upcomingAppointments(client, 'patient')),
    requests: useInfiniteQuery(latestRequests(client)),
  };
};

export type HomeParts = ReturnType<typeof useHome>;

/** True if there is nothing to show yet; false while unknown. */
export function isFirstVisit({ offers, appointments, requests }: HomeParts): boolean {
  const past = appointments.data?.first?.past ?? 0;
  return past === 0 && [offers, appointments, requests].every(({ data }) => data?.items.length === 0);
}
