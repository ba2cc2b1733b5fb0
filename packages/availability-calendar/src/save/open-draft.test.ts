import type { TeleClient } from '@tele/core/client';
import { aBlock } from '@tele/core/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { availabilityKey } from './availability.data.ts';
import { openDraft } from './open-draft.ts';

const nine = aBlock('2026-11-24', 9, 10);
const later = aBlock('2026-11-24', 11, 12);

it('saves all blocks as those of the specialist and the version they were read of', async () => {
  const cache = new QueryClient();
  cache.setQueryData(availabilityKey, { specialistId: 'spc_brodie', version: '7', items: [nine] });
  const call = vi.fn(async (..._given: unknown[]) => ({
    specialistId: 'spc_brodie',
    version: '8',
    items: [nine, later],
  }));
  const { store } = openDraft(cache, { call } as unknown as TeleClient);
  store.edit([nine, later]);
  await vi.waitFor(() => expect(store.read().status).toBe('saved'));
  expect(call).toHaveBeenCalledExactlyOnceWith('saveAvailability', {
    body: { specialistId: 'spc_brodie', blocks: [nine, later] },
    ifMatch: '7',
    signal: expect.any(AbortSignal),
  });
  expect(cache.getQueryData(availabilityKey)).toMatchObject({ version: '8' });
});
