import type { TeleClient } from '@tele/client';
import type { Notifications } from '@tele/core';
import { callVersioned, refreshReads, useTele } from '@tele/kit';
import { toldReads } from '@tele/core';
import { useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Experience } from '../places.ts';
import { askEveryMs } from './pace.ts';

const notificationsQuery = (client: TeleClient, side: Experience) =>
  callVersioned(client, 'notifications', { query: { role: side } });

/**
 * What waits for somebody on a side, what is coming and, of a specialist, their numbers: for the bell and the dashboards. The shell asks again while
 * somebody looks (`useWatchedNotifications`); whoever draws them asks for nothing that is there.
 */
export const useNotifications = (side: Experience) => useQuery(notificationsQuery(useTele().client, side));

/**
 * Keeps the notifications of a side up: on an interval that widens while they stay the same, at once on return to the tab and to the network, and not
 * while nobody looks. Once they have changed, what is on screen of the same things is read again. Called once, by the shell's bell.
 */
export const useWatchedNotifications = (side: Experience): Notifications | undefined => {
  const { client } = useTele();
  const cache = useQueryClient();
  const settled = useRef<{ data: unknown; answers: number }>({ data: undefined, answers: 0 });
  const interval = ({ state }: Pick<Query<Notifications>, 'state'>): number => {
    const answers = state.dataUpdateCount + state.errorUpdateCount;
    // While the version holds, the cache hands out the same object.
    if (settled.current.data !== state.data) settled.current = { data: state.data, answers };
    return askEveryMs(answers - settled.current.answers);
  };
  const { data } = useQuery({
    ...notificationsQuery(client, side),
    refetchInterval: interval,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const lastVersion = useRef<{ side: Experience; version: string | undefined }>({ side, version: undefined });
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
