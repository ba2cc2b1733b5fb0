import { upcomingAppointments } from '@tele/appointments';
import { professionOf, type ProfessionId } from '@tele/core';
import type { TeleClient } from '@tele/client';
import { callQuery, callVersioned, useTele } from '@tele/kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useOpenRequests, usePayouts } from '../offers.data.ts';
import { firstSteps, type FirstStep } from './first-steps.ts';

export const rowLimits = { appointments: 5, requests: 3 } as const;

export const useProviderHome = () => {
  const { client } = useTele();
  return {
    // Same query as the bell's, which polls.
    news: useQuery(callVersioned(client, 'notifications', { query: { role: 'specialist' } })),
    appointments: useInfiniteQuery(upcomingAppointments(client, 'specialist')),
    requests: useOpenRequests(),
    payouts: usePayouts(),
  };
};

export type ProviderHomeParts = ReturnType<typeof useProviderHome>;

/** True if there are no requests or bookings yet; false while unknown. */
function hasNoRequests({ news, appointments }: Pick<ProviderHomeParts, 'news' | 'appointments'>): boolean {
  const { items, first } = appointments.data ?? {};
  return news.data?.numbers?.requests === 0 && items?.length === 0 && (first?.past ?? 0) === 0;
}

/** Provider status in a category: still approved, and since when. */
export const providerQuery = (client: TeleClient, profession: ProfessionId) =>
  callQuery(client, 'myProvider', { params: { category: professionOf(profession)?.path ?? profession } });

/** Steps left before the first patient; null once there is one, or if none is known to be left. */
export const useFirstSteps = (
  parts: ProviderHomeParts,
  { profession, meetingHref }: { profession: ProfessionId; meetingHref?: string },
) => {
  const { client } = useTele();
  const enabled = hasNoRequests(parts);
  const hours = useQuery({ ...callQuery(client, 'myAvailability'), enabled });
  const meeting = useQuery({ ...callQuery(client, 'myMeeting'), enabled: enabled && meetingHref !== undefined });
  const profile = useQuery({ ...callQuery(client, 'mySpecialistProfile'), enabled });
  const provider = useQuery({ ...providerQuery(client, profession), enabled });
  if (!enabled || !hours.data) return null;
  const hasHours = hours.data.items.length > 0;
  const steps: readonly FirstStep[] = firstSteps({
    hours: hasHours,
    meeting: meetingHref === undefined ? undefined : (meeting.data?.isSaid ?? null),
    profile: profile.data ? profile.data.photoUrl !== null && profile.data.bio !== '' : null,
    payouts: parts.payouts.data ? parts.payouts.data.state === 'ACTIVE' : null,
  });
  if (!steps.some(({ isNext }) => isNext)) return null;
  return { steps, hasHours, profile: profile.data, decidedAt: provider.data?.decidedAt ?? null };
};

export type FirstDayFacts = NonNullable<ReturnType<typeof useFirstSteps>>;
