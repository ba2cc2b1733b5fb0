import { countUnseen } from '@tele/core';
import type { Experience } from '../places.ts';
import type { BellProps } from './Bell.tsx';
import { useWatchedNotifications } from './notifications.data.ts';
import { useIconMark } from './use-icon-mark.ts';
import { useSeen } from './use-seen.ts';

/** Bell state of a person's own side, by user ID. Call once, in the shell's bell. */
export const useBell = (side: Experience, person: string): Omit<BellProps, 'route'> => {
  const news = useWatchedNotifications(side);
  const { seen, seeAll } = useSeen(person, side);
  const unseen = news ? countUnseen(news, seen) : null;
  useIconMark((unseen ?? 0) > 0);
  return { side, unseen, seen, onSeen: seeAll };
};
