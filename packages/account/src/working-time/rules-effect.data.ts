import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  addDays,
  dayKey,
  limits,
  rulesEffect,
  shownRange,
  startOf,
  sydney,
  type RulesEffect,
  type WorkingRules,
} from '@tele/core';
import { callPages, callQuery, callWhole, useNow, useTele } from '@tele/kit';

/** Times the rules would remove for the signed-in specialist, by the slot rules; null if none or still loading. */
export const useRulesEffect = (rules: WorkingRules): RulesEffect | null => {
  const { client } = useTele();
  const now = useNow();
  const today = dayKey(now.toISOString(), sydney);
  const blocks = useQuery(callQuery(client, 'myAvailability'));
  const booked = useQuery(
    callWhole(client, 'myAppointments', { query: shownRange(today, addDays(today, limits.slotDays)) }),
  );
  const away = useQuery(callQuery(client, 'timesAway'));
  const offers = useInfiniteQuery(callPages(client, 'myOffers', { query: { role: 'specialist' } }));
  const reschedules = useInfiniteQuery(callPages(client, 'waitingReschedules'));
  if (!blocks.data || !booked.data || !away.data || !offers.data || !reschedules.data) return null;
  const taken = [
    ...booked.data.items.map(startOf),
    ...offers.data.items.flatMap(({ status, heldSlotISO }) => (status === 'HELD' && heldSlotISO ? [heldSlotISO] : [])),
    ...reschedules.data.items.map(({ toISO }) => toISO),
  ];
  return rulesEffect({
    blocks: blocks.data.items,
    busy: taken.map((startISO) => ({ startISO })),
    hidden: [...away.data.timeOff, ...away.data.busy],
    rules,
    now,
    days: limits.slotDays,
  });
};
