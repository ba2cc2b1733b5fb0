import { countUnseen } from '@tele/core';
import type { Experience } from '../places.ts';
import type { BellProps } from './Bell.tsx';
import { useWatchedNotifications } from './notifications.data.ts';
import { useIconMark } from './use-icon-mark.ts';
import { useSeen } from './use-seen.ts';

/** What the bell shows of a person's own side, their user id given; null for whoever is told nothing. Called once, by the shell. */
export const useBell = (told: Experience | null, person: string): Omit<BellProps, 'route'> | null => {
  const news = useWatchedNotifications(told);
  const { seen, seeAll } = useSeen(person, told ?? 'patient');
  const unseen = news ? countUnseen(news, seen) : null;
  useIconMark((unseen ?? 0) > 0);
  return told && { side: told, unseen, seen, onSeen: seeAll };
};
