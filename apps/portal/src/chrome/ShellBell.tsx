import { storage } from '@tele/kit';
import { WatchedBell } from '@tele/notifications/screens';
import { useCallback, useMemo, useState } from 'react';
import type { Experience } from '../places.ts';
import { seenKey } from '../session/stored.ts';
import { notificationHrefs } from './notification-hrefs.ts';
import { useIconMark } from './use-icon-mark.ts';

export interface ShellBellProps {
  side: Experience;
  /** User ID. */
  person: string;
  route: string;
  onUnseen: (count: number) => void;
  onToAnswer?: (count: number) => void;
}

/** Shell's bell, loaded after the page's first content. */
const ShellBell = ({ side, person, route, onUnseen, onToAnswer }: ShellBellProps) => {
  const hrefs = useMemo(() => notificationHrefs(side), [side]);
  const seenIn = { storage: storage.local, key: seenKey(person, side) };
  const [isMarked, setMarked] = useState(false);
  useIconMark(isMarked);
  const hearUnseen = useCallback(
    (count: number) => {
      setMarked(count > 0);
      onUnseen(count);
    },
    [onUnseen],
  );
  return <WatchedBell {...{ side, hrefs, seenIn, route, onToAnswer }} onUnseen={hearUnseen} />;
};

export default ShellBell;
