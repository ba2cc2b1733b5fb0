import type { TeleClient } from '@tele/client';
import type { Notifications } from '@tele/core';
import { callVersioned, refreshReads, useTele } from '@tele/kit';
import { toldReads } from '@tele/core';
import { useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { NotificationSide } from './hrefs.ts';
import { askEveryMs } from './pace.ts';

const notificationsQuery = (client: TeleClient, side: NotificationSide) =>
  callVersioned(client, 'notifications', { query: { role: side } });

/** Notifications, appointments and numbers of a side. Only the shell polls (`useWatchedNotifications`). */
export const useNotifications = (side: NotificationSide) => useQuery(notificationsQuery(useTele().client, side));

/** Polls while visible, slower while unchanged; changes invalidate related queries. Call once, in the shell's bell. */
export const useWatchedNotifications = (side: NotificationSide): Notifications | undefined => {
  const { client } = useTele();
  const cache = useQueryClient();
  const settled = useRef<{ data: unknown; answers: number }>({ data: undefined, answers: 0 });
  const interval = ({ state }: Pick<Query<Notifications>, 'state'>): number => {
    const answers = state.dataUpdateCount + state.errorUpdateCount;
    // While the version is the same, the cache returns the same object.
    if (settled.current.data !== state.data) settled.current = { data: state.data, answers };
    return askEveryMs(answers - settled.current.answers);
  };
  const { data } = useQuery({
    ...notificationsQuery(client, side),
    refetchInterval: interval,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const lastVersion = useRef<{ side: NotificationSide; version: string | undefined }>({ side, version: undefined });
  const version = data?.version;
  useEffect(() => {
    const before = lastVersion.current;
    lastVersion.current = { side, version };
    if (before.side === side && before.version !== undefined && before.version !== version) {
      void refreshReads(cache, toldReads);
    }
  }, [cache, side, version]);
  return data;
};
