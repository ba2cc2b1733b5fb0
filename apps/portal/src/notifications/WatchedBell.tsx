import { useEffect } from 'react';
import type { Experience } from '../places.ts';
import { Bell } from './Bell.tsx';
import { useNotifications } from './notifications.data.ts';
import { useBell } from './use-bell.ts';

export interface WatchedBellProps {
  side: Experience;
  /** User ID. */
  person: string;
  /** Current route. */
  route: string;
  /** Receives the number of unseen notifications for the page title; 0 once unmounted. Must be a stable function. */
  onUnseen: (count: number) => void;
  /** Receives the number of requests to answer, for the dock; 0 for patients. Must be a stable function. */
  onToAnswer?: (count: number) => void;
}

/** Shell's bell, which polls. Loaded after the page's first content. */
export const WatchedBell = ({ side, person, route, onUnseen, onToAnswer }: WatchedBellProps) => {
  const bell = useBell(side, person);
  const count = bell.unseen ?? 0;
  useEffect(() => {
    onUnseen(count);
    return () => onUnseen(0);
  }, [count, onUnseen]);
  const toAnswer = useNotifications(side).data?.numbers?.toAnswer ?? 0;
  useEffect(() => {
    onToAnswer?.(toAnswer);
    return () => onToAnswer?.(0);
  }, [toAnswer, onToAnswer]);
  return <Bell {...bell} route={route} />;
};
