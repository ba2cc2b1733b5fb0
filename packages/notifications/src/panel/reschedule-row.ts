import type { Notifications } from '@tele/core';
import { CalendarCheckIcon, CalendarClockIcon, CalendarIcon } from '@tele/ui';
import type { NewsLook } from './NewsRow.tsx';
import type { Texts } from './request-row.ts';

/** Reschedule notification: the request for its specialist, the outcome for its patient. `when` formats a time. */
export function rescheduleRow(
  { status, fromISO, toISO, counterpart: name }: Notifications['reschedules'][number],
  { t, when }: { t: Texts; when: (iso: string) => string },
): NewsLook & { title: string; detail: string } {
  const fromTo = t.fromTo({ name, from: when(fromISO), to: when(toISO) });
  if (status === 'ASKED')
    return { icon: CalendarClockIcon, tone: 'caution', title: t.rescheduleRequested, detail: fromTo };
  if (status === 'ACCEPTED')
    return { icon: CalendarCheckIcon, tone: 'positive', title: t.rescheduleAccepted, detail: fromTo };
  return {
    icon: CalendarIcon,
    tone: 'neutral',
    title: t.rescheduleKept,
    detail: t.stays({ name, from: when(fromISO) }),
  };
}
