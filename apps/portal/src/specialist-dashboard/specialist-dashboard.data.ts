import { upcomingAppointments } from '@tele/appointments';
import { professionOf, type ProfessionId } from '@tele/core';
import type { TeleClient } from '@tele/client';
import { callQuery, useTele } from '@tele/kit';
import { useOpenRequests, usePayouts } from '@tele/provider-inbox/screens';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNotifications } from '../notifications/notifications.data.ts';
import { firstSteps, type FirstStep } from './first-steps.ts';

/** Rows of each list on the dashboard; the rest is a link away. */
export const rowLimits = { appointments: 5, requests: 3 } as const;

/** Dashboard queries, one per part: a slow or failed one does not block the others. */
export const useWorkHome = () => {
  const { client } = useTele();
  return {
    news: useNotifications('specialist'),
    appointments: useInfiniteQuery(upcomingAppointments(client, 'specialist')),
    requests: useOpenRequests(),
    payouts: usePayouts(),
  };
};

export type WorkHomeParts = ReturnType<typeof useWorkHome>;

/** True if there are no requests or bookings yet; false while unknown. */
function hasNoRequests({ news, appointments }: Pick<WorkHomeParts, 'news' | 'appointments'>): boolean {
  const { items, first } = appointments.data ?? {};
  return news.data?.numbers?.requests === 0 && items?.length === 0 && (first?.past ?? 0) === 0;
}

/** Provider status in a category: still approved, and since when. */
export const providerQuery = (client: TeleClient, profession: ProfessionId) =>
  callQuery(client, 'myProvider', { params: { category: professionOf(profession)?.path ?? profession } });

/** Steps left before the first patient; null once there is one, or if none is known to be left. */
export const useFirstSteps = (parts: WorkHomeParts, profession: ProfessionId) => {
  const { client } = useTele();
  const enabled = hasNoRequests(parts);
  const hours = useQuery({ ...callQuery(client, 'myAvailability'), enabled });
  const profile = useQuery({ ...callQuery(client, 'mySpecialistProfile'), enabled });
  const provider = useQuery({ ...providerQuery(client, profession), enabled });
  if (!enabled || !hours.data) return null;
  const hasHours = hours.data.items.length > 0;
  const steps: readonly FirstStep[] = firstSteps({
    hours: hasHours,
    profile: profile.data ? profile.data.photoUrl !== null && profile.data.bio !== '' : null,
    payouts: parts.payouts.data ? parts.payouts.data.state === 'ACTIVE' : null,
  });
  if (!steps.some(({ isNext }) => isNext)) return null;
  return { steps, hasHours, profile: profile.data, decidedAt: provider.data?.decidedAt ?? null };
};

export type FirstDayFacts = NonNullable<ReturnType<typeof useFirstSteps>>;
