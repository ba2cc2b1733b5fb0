import { useQuery } from '@tanstack/react-query';
import { limits, type Span } from '@tele/core';
import { callQuery, useTele } from '@tele/kit';

const length = limits.appointmentMinutes * 60_000;

/** What has come to hide a time since it was picked, if anything: time off, or a busy time of another calendar. */
export type AwayKind = 'off' | 'busy' | null;

/** Whether the time of an appointment that starts then (ISO, UTC) is hidden by now; null while that is not known. */
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
