import { useEffect } from 'react';
import type { Experience } from '../places.ts';
import { Bell } from './Bell.tsx';
import { useNotifications } from './notifications.data.ts';
import { useBell } from './use-bell.ts';

export interface WatchedBellProps {
  side: Experience;
  /** By their user id. */
  person: string;
  /** Where the portal stands. */
  route: string;
  /** How many notifications have not been seen, none once the bell is gone: the title of the page says so. The same function on every render. */
  onUnseen: (count: number) => void;
  /** How many requests wait for a specialist's answer, none of anybody else: the dock says so. The same function on every render. */
  onToAnswer?: (count: number) => void;
}

/** The bell of the shell, which keeps itself up. Fetched after what a page shows first. */
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
