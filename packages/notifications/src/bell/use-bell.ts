import { countUnseen } from '@tele/core';
import type { NotificationSide } from '../hrefs.ts';
import { useWatchedNotifications } from '../notifications.data.ts';
import type { SeenPlace } from '../seen/seen-store.ts';
import { useSeen } from '../seen/use-seen.ts';
import type { BellProps } from './Bell.tsx';

export const useBell = (side: NotificationSide, seenIn: SeenPlace): Omit<BellProps, 'route' | 'hrefs'> => {
  const news = useWatchedNotifications(side);
  const { seen, seeAll } = useSeen(seenIn);
  return { side, unseen: news ? countUnseen(news, seen) : null, seen, onSeen: seeAll };
};
