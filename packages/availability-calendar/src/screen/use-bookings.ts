import { callQuery, useTele } from '@tele/kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { timed } from '../grid/timed.ts';
import { bookingOf } from '../bookings/booking.ts';

/** The bookings of the specialist signed in. The calendar goes on without them when they cannot be had (spec section 7). */
export const useBookings = () => {
  const { client } = useTele();
  const { data, isError } = useQuery(callQuery(client, 'myAppointments'));
  const bookings = useMemo(() => timed((data?.items ?? []).map(bookingOf)), [data]);
  return { bookings, failed: isError && data === undefined };
};
