import type { TeleClient } from '@tele/client';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { callKey, refreshAfter } from '@tele/kit';
import { availabilityQuery } from './availability.data.ts';
import type { DraftService } from './draft-store.ts';
import { tellTabs } from './tabs.ts';

const saveTimeoutMs = 20_000;

export const draftService = (
  client: TeleClient,
  cache: QueryClient,
  { page, onSaved }: Pick<DraftService, 'page' | 'onSaved'>,
): DraftService => ({
  save: async (blocks, { specialistId, version }) =>
    client.call('saveAvailability', {
      body: { specialistId, blocks: [...blocks] },
      ifMatch: version,
      signal: AbortSignal.timeout(saveTimeoutMs),
    }),
  load: () => cache.fetchQuery({ ...availabilityQuery(client), staleTime: 0 }),
  isOnline: () => onlineManager.isOnline(),
  whenOnline: (run) => {
    const stop = onlineManager.subscribe((online) => {
      if (!online) return;
      stop();
      run();
    });
  },
  onBase: (base) => {
    cache.setQueryData(callKey('myAvailability'), base);
    void refreshAfter(cache, 'saveAvailability', { except: 'myAvailability' });
    tellTabs(base.version);
  },
  page,
  onSaved,
});
