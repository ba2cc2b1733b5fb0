import { useEffect } from 'react';
import type { NotificationHrefs, NotificationSide } from '../hrefs.ts';
import { useNotifications } from '../notifications.data.ts';
import type { SeenPlace } from '../seen/seen-store.ts';
import { Bell } from './Bell.tsx';
import { useBell } from './use-bell.ts';

export interface WatchedBellProps {
  side: NotificationSide;
  hrefs: NotificationHrefs;
  /** Storage of seen notifications of a person and side. */
  seenIn: SeenPlace;
  route: string;
  /** Receives the number of unseen notifications; 0 once unmounted. Must be a stable function. */
  onUnseen?: ((count: number) => void) | undefined;
  /** Receives the number of requests to answer; 0 for patients. Must be a stable function. */
  onToAnswer?: ((count: number) => void) | undefined;
}

/** Bell that polls. Only one on a page. */
export const WatchedBell = ({ side, hrefs, seenIn, route, onUnseen, onToAnswer }: WatchedBellProps) => {
  const bell = useBell(side, seenIn);
  const count = bell.unseen ?? 0;
  useEffect(() => {
    onUnseen?.(count);
    return () => onUnseen?.(0);
  }, [count, onUnseen]);
  const toAnswer = useNotifications(side).data?.numbers?.toAnswer ?? 0;
  useEffect(() => {
    onToAnswer?.(toAnswer);
    return () => onToAnswer?.(0);
  }, [toAnswer, onToAnswer]);
  return <Bell {...bell} hrefs={hrefs} route={route} />;
};
