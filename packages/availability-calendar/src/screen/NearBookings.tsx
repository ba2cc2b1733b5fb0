import { addDays, shownRange, type DayKey } from '@tele/core';
import { callWhole, useTele } from '@tele/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bookedDays, type View } from './view.ts';

/** Prefetches bookings of the neighbouring weeks, so paging shows them at once. Renders nothing. */
export const NearBookings = ({ view, date }: { view: View; date: DayKey }) => {
  const { client } = useTele();
  const cache = useQueryClient();
  const [first, last] = bookedDays(view, date);
  const hasPages = view !== 'month';
  useEffect(() => {
    if (!hasPages) return;
    for (const days of [7, -7]) {
      const query = shownRange(addDays(first, days), addDays(last, days));
      void cache.prefetchQuery(callWhole(client, 'myAppointments', { query }));
    }
  }, [hasPages, first, last, client, cache]);
  return null;
};
