import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { addDays, endOf, limits, shownRange, startOf, startOfDay, sydney, type DayKey, type Span } from '@tele/core';
import { callPages, callQuery, callWhole, useTele } from '@tele/kit';
import { useQueryList } from '@tele/kit/screens';
import type { Busy, OwnDay } from './own-day.ts';

// Patients book and pay while an offer is written.
const fresh = { staleTime: 3_000 };
const length = limits.appointmentMinutes * 60_000;

/** Day of the specialist's calendar; `failed` if its bookings cannot be read, undefined while loading. */
export type ReadDay = OwnDay | 'failed' | undefined;

const spanOf = (day: DayKey) => ({ start: startOfDay(day, sydney), end: startOfDay(addDays(day, 1), sydney) });
const heldSpan = (startISO: string): Span => ({
  startISO,
  endISO: new Date(Date.parse(startISO) + length).toISOString(),
});

export const useOwnDays = (days: readonly DayKey[]): readonly ReadDay[] => {
  const { client } = useTele();
  const booked = useQueryList(
    days.map((day) => ({ ...callWhole(client, 'myAppointments', { query: shownRange(day, day) }), ...fresh })),
  );
  const open = useQueryList(
    days.map((day) => ({ ...callQuery(client, 'myAvailability', { query: spanOf(day) }), ...fresh })),
  );
  const offers = useInfiniteQuery({ ...callPages(client, 'myOffers', { query: { role: 'specialist' } }), ...fresh });
  const held = (offers.data?.items ?? []).flatMap(({ status, heldSlotISO }): Busy[] =>
    status === 'HELD' && heldSlotISO !== null ? [{ kind: 'held', ...heldSpan(heldSlotISO) }] : [],
  );
  const reschedules = useInfiniteQuery({ ...callPages(client, 'waitingReschedules'), ...fresh });
  const kept = (reschedules.data?.items ?? []).map(({ toISO, patientName: name }): Busy => ({
    kind: 'kept',
    name,
    ...heldSpan(toISO),
  }));
  const away = useQuery({ ...callQuery(client, 'timesAway'), ...fresh });
  const { timeOff = [], busy: elsewhere = [] } = away.data ?? {};
  const hidden = [
    ...timeOff.map(({ startISO, endISO }): Busy => ({ kind: 'off', startISO, endISO })),
    ...elsewhere.map((span): Busy => ({ kind: 'away', ...span })),
  ];
  return days.map((dayKey, index) => {
    const appointments = booked[index]?.data?.items;
    if (!appointments) return booked[index]?.isError ? 'failed' : undefined;
    const { start, end } = spanOf(dayKey);
    const isOfDay = ({ startISO, endISO }: Span): boolean =>
      Date.parse(startISO) < Date.parse(end) && Date.parse(endISO) > Date.parse(start);
    const taken = appointments.map((each): Busy => ({
      kind: 'booked',
      name: each.patientName,
      startISO: startOf(each),
      endISO: endOf(each),
    }));
    const busy = [...taken, ...held, ...kept, ...hidden]
      .filter(isOfDay)
      .toSorted((a, b) => Date.parse(a.startISO) - Date.parse(b.startISO));
    return { dayKey, busy, blocks: (open[index]?.data?.items ?? []).filter(isOfDay) };
  });
};
