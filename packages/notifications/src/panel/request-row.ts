import type { NotificationStatus, Notifications } from '@tele/core';
import {
  CircleCheckIcon,
  CircleDashedIcon,
  CircleMinusIcon,
  HourglassIcon,
  InboxIcon,
  type useMessages,
} from '@tele/ui';
import type { NotificationSide } from '../hrefs.ts';
import type { NewsLook } from './NewsRow.tsx';
import type { notificationsMessages } from './notifications.messages.ts';

export type Texts = ReturnType<typeof useMessages<(typeof notificationsMessages)['table']>>;

/** Tone of each status (design 'Status words'). */
export const requestLook: Readonly<Record<NotificationStatus, NewsLook>> = {
  FILLED: { icon: CircleCheckIcon, tone: 'positive' },
  OPEN: { icon: CircleDashedIcon, tone: 'info' },
  OFFERED: { icon: HourglassIcon, tone: 'caution' },
  LAPSED: { icon: CircleMinusIcon, tone: 'neutral' },
  PENDING: { icon: InboxIcon, tone: 'caution' },
};

/** Subtitle of a request: people asked or offers for patients, the time for specialists. `when` formats a time. */
export function requestDetail(
  { specialty, status, kind, count, whenISO }: Notifications['requests'][number],
  side: NotificationSide,
  { t, when }: { t: Texts; when: (iso: string) => string },
): string {
  if (side === 'specialist') {
    if (whenISO !== null) return t.at({ specialty, when: when(whenISO) });
    return status === 'OPEN' ? t.asksForTimes({ specialty }) : specialty;
  }
  if (status === 'OFFERED') return t.offers({ specialty, count });
  if (status !== 'OPEN') return specialty;
  return kind === 'open' ? t.noOffers({ specialty }) : t.sentTo({ specialty, count });
}
