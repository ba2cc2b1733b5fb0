import { shownRange, type DayKey } from '@tele/core';
import { callWhole, useTele } from '@tele/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bookingOf } from '../bookings/booking.ts';
import { timed } from '../grid/timed.ts';
import { bookedDays, type View } from './view.ts';

/** Bookings in view. The calendar works without them (spec section 7), and keeps the last page's while loading. */
export const useBookings = (view: View, date: DayKey) => {
  const { client } = useTele();
  const { data, isError, isPaused, isPlaceholderData } = useQuery({
    ...callWhole(client, 'myAppointments', { query: shownRange(...bookedDays(view, date)) }),
    placeholderData: keepPreviousData,
  });
  const bookings = useMemo(() => timed((data?.items ?? []).map(bookingOf)), [data]);
  return { bookings, failed: (data === undefined || isPlaceholderData) && (isError || isPaused) };
};
