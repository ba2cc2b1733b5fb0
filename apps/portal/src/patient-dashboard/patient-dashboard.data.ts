import { upcomingAppointments } from '@tele/appointments';
import type { TeleClient } from '@tele/client';
import { callPages, useTele } from '@tele/kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { offersInput, requestsInput } from './dashboard-inputs.ts';

const offersToPatient = (client: TeleClient) => callPages(client, 'myOffers', offersInput);
const latestRequests = (client: TeleClient) => callPages(client, 'myRequests', requestsInput);

/** What the dashboard shows, each part asked for by itself: one that is slow or fails holds nothing else up. */
export const useHome = () => {
  const { client } = useTele();
  return {
    offers: useInfiniteQuery(offersToPatient(client)),
    appointments: useInfiniteQuery(upcomingAppointments(client, 'patient')),
    requests: useInfiniteQuery(latestRequests(client)),
  };
};

export type HomeParts = ReturnType<typeof useHome>;

/** Whether there is nothing to see yet; false as long as that is not known. */
export function isFirstVisit({ offers, appointments, requests }: HomeParts): boolean {
  const past = appointments.data?.first?.past ?? 0;
  return past === 0 && [offers, appointments, requests].every(({ data }) => data?.items.length === 0);
}
