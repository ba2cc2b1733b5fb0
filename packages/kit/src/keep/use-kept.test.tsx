import { act, renderHook } from '@testing-library/react';
import type { TeleClient } from '@tele/client';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import { memoryStorage } from './memory-storage.ts';
import { useKept } from './use-kept.ts';

const client = {} as TeleClient;
const none: readonly string[] = [];
const read = (kept: unknown) => (Array.isArray(kept) && kept.every((id) => typeof id === 'string') ? kept : null);
const inProvider = (keep = memoryStorage()) => ({
  initialProps: { key: 'picks' as string | null },
  wrapper: ({ children }: { children: ReactNode }) => (
    <TeleProvider client={client} keep={keep}>
      {children}
    </TeleProvider>
  ),
});
const use = ({ key }: { key: string | null }) => useKept({ key, read, initial: none });

describe('useKept', () => {
  it('restores its value when the screen comes back', () => {
    const keep = memoryStorage();
    const first = renderHook(use, inProvider(keep));
    act(() => first.result.current[1](['spc_1']));
    first.unmount();
    expect(renderHook(use, inProvider(keep)).result.current[0]).toEqual(['spc_1']);
  });

  it('depends on its key', () => {
    const { result, rerender } = renderHook(use, inProvider());
    act(() => result.current[1](['spc_1']));
    rerender({ key: 'others' });
    expect(result.current[0]).toBe(none);
    rerender({ key: 'picks' });
    expect(result.current[0]).toEqual(['spc_1']);
  });

  it('deletes the stored value when set to the initial one', () => {
    const keep = memoryStorage();
    const { result } = renderHook(use, inProvider(keep));
    act(() => result.current[1](['spc_1']));
    act(() => result.current[1](none));
    expect(keep.get('picks')).toBeNull();
  });

  it('ignores an invalid stored value', () => {
    const keep = memoryStorage();
    keep.set('picks', '{"not":"an array"}');
    expect(renderHook(use, inProvider(keep)).result.current[0]).toBe(none);
    keep.set('picks', 'not JSON');
    expect(renderHook(use, inProvider(keep)).result.current[0]).toBe(none);
  });

  it('stores nothing without a key', () => {
    const keep = memoryStorage();
    const { result } = renderHook(use, { ...inProvider(keep), initialProps: { key: null } });
    act(() => result.current[1](['spc_1']));
    expect(result.current[0]).toEqual(['spc_1']);
    expect(keep.get('null')).toBeNull();
  });
});
