import { countUnseen } from '@tele/core';
import type { Viewer } from '../chrome/viewer.ts';
import { ownSide } from '../session/side.ts';
import type { BellProps } from './Bell.tsx';
import { useWatchedNotifications } from './notifications.data.ts';
import { useIconMark } from './use-icon-mark.ts';
import { useSeen } from './use-seen.ts';

/** What the bell of a viewer shows, their user id given; null for staff and for whoever is not known, who are told nothing. Called once, by the shell. */
export const useBell = ({ known, side, signedIn }: Viewer, person: string): Omit<BellProps, 'route'> | null => {
  const own = signedIn && known ? ownSide(side, known) : 'staff';
  const told = own === 'staff' ? null : own;
  const news = useWatchedNotifications(told);
  const { seen, seeAll } = useSeen(person, told ?? 'patient');
  const unseen = news ? countUnseen(news, seen) : null;
  useIconMark((unseen ?? 0) > 0);
  return told && { side: told, unseen, seen, onSeen: seeAll };
};
