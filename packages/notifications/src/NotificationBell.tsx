import { useLatest, useReady, Widget, type CountEvent, type TeleWidgetProps } from '@tele/kit';
import { useCallback, useMemo } from 'react';
import { WatchedBell } from './bell/WatchedBell.tsx';
import type { NotificationHrefs, NotificationSide } from './hrefs.ts';
import { rules } from './rules.ts';
import { memoryStorage } from './seen/memory-storage.ts';

export interface NotificationBellProps extends Omit<TeleWidgetProps, 'partner' | 'step' | 'onStepChange'> {
  /** Notifications of the person as a patient, or as a specialist. */
  side: NotificationSide;
  /** Your pages of appointments, requests, reschedule requests and alerts. Each function gets the notification. */
  hrefs: NotificationHrefs;
  /** The number of unseen notifications has changed. */
  onUnseenChange?: (event: CountEvent) => void;
}

export const NotificationBell = (props: NotificationBellProps) => (
  <Widget name="tele-notification-bell" host={props} rules={rules} loading={null} contained={false}>
    {(host) => <HostBell {...host} />}
  </Widget>
);

const HostBell = ({ side, hrefs, keep, onUnseenChange }: NotificationBellProps) => {
  useReady(true);
  const latest = useLatest(onUnseenChange);
  const hearUnseen = useCallback((count: number) => latest.current?.({ count }), [latest]);
  const storage = useMemo(() => keep ?? memoryStorage(), [keep]);
  return (
    <WatchedBell
      side={side}
      hrefs={hrefs}
      seenIn={{ storage, key: `tele.seen.${side}` }}
      route=""
      onUnseen={hearUnseen}
    />
  );
};
