import type { TeleClient } from '@tele/client';
import { aBlock } from '@tele/core/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { callKey } from '@tele/kit';
import { draftService } from './draft-service.ts';
import { createDraftStore } from './draft-store.ts';

const nine = aBlock('2026-11-24', 9, 10);
const later = aBlock('2026-11-24', 11, 12);

it('saves all blocks for the specialist and version they were read with', async () => {
  const cache = new QueryClient();
  const call = vi.fn(async (..._given: unknown[]) => ({
    specialistId: 'spc_brodie',
    version: '8',
    items: [nine, later],
  }));
  const page = Object.assign(new EventTarget(), { setTimeout, clearTimeout }) as unknown as Window;
  cache.setQueryData(callKey('availabilitySlots', { query: { specialistId: 'spc_brodie', days: 30 } }), { items: [] });
  const onSaved = vi.fn<(count: number) => void>();
  const store = createDraftStore();
  store.connect(draftService({ call } as unknown as TeleClient, cache, { page, onSaved }));
  store.load({ specialistId: 'spc_brodie', version: '7', items: [nine] });
  store.edit([nine, later]);
  await vi.waitFor(() => expect(store.read().status).toBe('saved'));
  expect(call).toHaveBeenCalledExactlyOnceWith('saveAvailability', {
    body: { specialistId: 'spc_brodie', blocks: [nine, later] },
    ifMatch: '7',
    signal: expect.any(AbortSignal),
  });
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(2);
  expect(cache.getQueryData(callKey('myAvailability'))).toMatchObject({ version: '8' });
  const stale = cache.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  // The answer itself is cached; slots derived from it are out of date.
  expect(stale.map(({ queryKey }) => queryKey[0])).toEqual(['availabilitySlots']);
});

it('stops a save without an answer after 20 seconds', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new DOMException('late', 'TimeoutError')), ms);
    return stop.signal;
  });
  const call = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  const page = Object.assign(new EventTarget(), { setTimeout, clearTimeout }) as unknown as Window;
  const service = draftService({ call } as unknown as TeleClient, new QueryClient(), { page, onSaved: vi.fn() });
  const saved = service.save([nine], { specialistId: 'spc_brodie', version: '7', items: [] }).catch(String);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await saved).toContain('late');
  vi.useRealTimers();
  vi.restoreAllMocks();
});
