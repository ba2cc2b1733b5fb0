import { useQuery } from '@tanstack/react-query';
import { limits, type Span } from '@tele/core';
import { callQuery, useTele } from '@tele/kit';

const length = limits.appointmentMinutes * 60_000;

/** Reason a time has been hidden since it was picked: time off, or busy in another calendar. */
export type AwayKind = 'off' | 'busy' | null;

/** Reason the appointment time (ISO, UTC) is hidden; null if it is not, or while unknown. */
export const useAwayAt = (slotISO: string | undefined): AwayKind => {
  const { client } = useTele();
  const { data } = useQuery({ ...callQuery(client, 'timesAway'), enabled: slotISO !== undefined });
  if (!data || slotISO === undefined) return null;
  const start = Date.parse(slotISO);
  const touches = ({ startISO, endISO }: Span): boolean =>
    Date.parse(startISO) < start + length && Date.parse(endISO) > start;
  if (data.timeOff.some(touches)) return 'off';
  return data.busy.some(touches) ? 'busy' : null;
};
