import { act, renderHook } from '@testing-library/react';
import type { TeleClient } from '@tele/client';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../keep/memory-storage.ts';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import { useKeepZone, useRequestZone } from './use-request-zone.ts';

const client = {} as TeleClient;

/** Page load: another provider on the same tab's storage. */
const load = (keep = memoryStorage()) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <TeleProvider client={client} keep={keep}>
      {children}
    </TeleProvider>
  ),
});
const zoneOf = (id: string | null, keep: ReturnType<typeof memoryStorage>) =>
  renderHook(() => useRequestZone(id), load(keep)).result.current[0];

describe('the zone of a request', () => {
  it('is the one it was made in, after a reload too, and of no other request', () => {
    const keep = memoryStorage();
    renderHook(useKeepZone, load(keep)).result.current('sel_1', 'Australia/Perth');
    expect(zoneOf('sel_1', keep)).toBe('Australia/Perth');
    expect(zoneOf('sel_2', keep)).toBe('Australia/Sydney');
    expect(zoneOf(null, keep)).toBe('Australia/Sydney');
  });

  it('stays when chosen on the page of the request', () => {
    const keep = memoryStorage();
    const { result } = renderHook(() => useRequestZone('sel_1'), load(keep));
    act(() => result.current[1]('Australia/Darwin'));
    expect(result.current[0]).toBe('Australia/Darwin');
    expect(zoneOf('sel_1', keep)).toBe('Australia/Darwin');
  });

  it('falls back when the kept zone is not one', () => {
    const keep = memoryStorage();
    renderHook(useKeepZone, load(keep)).result.current('sel_1', 'Mars/Olympus');
    expect(zoneOf('sel_1', keep)).toBe('Australia/Sydney');
  });
});
