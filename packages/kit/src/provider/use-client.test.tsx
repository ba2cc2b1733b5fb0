import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { callKey } from '../calls/call-key.ts';
import { useClient } from './use-client.ts';

const jwt = (claims: object): string => `e30.${btoa(JSON.stringify(claims))}.signature`;

/** Caches of two tokens, one after the other. */
const cachesOf = (first: string, second: string) => {
  const { result, rerender } = renderHook((token: string) => useClient({ apiBase: '/api', token }), {
    initialProps: first,
  });
  const before = result.current.queryClient;
  rerender(second);
  return [before, result.current.queryClient] as const;
};

it('keeps the cache when the same person has a new token', () => {
  const [before, after] = cachesOf(jwt({ sub: 'u-1', exp: 1 }), jwt({ sub: 'u-1', exp: 2 }));
  expect(after).toBe(before);
});

it('drops the cache for another person, and for tokens without a name', () => {
  for (const [first, second] of [
    [jwt({ sub: 'u-1' }), jwt({ sub: 'u-2' })],
    ['opaque-1', 'opaque-2'],
  ] as const) {
    const [before, after] = cachesOf(first, second);
    expect(after).not.toBe(before);
  }
});

it('treats a URL with a trailing slash as the same service', () => {
  const token = jwt({ sub: 'u-1' });
  const { result, rerender } = renderHook((apiBase: string) => useClient({ apiBase, token }), { initialProps: '/api' });
  const before = result.current.queryClient;
  rerender('/api/');
  expect(result.current.queryClient).toBe(before);
});

it('empties the cache on unmount, but not on strict mode’s remount', async () => {
  const { result, unmount } = renderHook(() => useClient({ apiBase: '/api', token: jwt({ sub: 'u-1' }) }), {
    wrapper: StrictMode,
  });
  const { queryClient } = result.current;
  queryClient.setQueryData(callKey('authMe'), {});
  await Promise.resolve();
  expect(queryClient.getQueryData(callKey('authMe'))).toEqual({});
  unmount();
  await vi.waitFor(() => expect(queryClient.getQueryData(callKey('authMe'))).toBeUndefined());
});

it('empties the previous person’s cache', async () => {
  const { result, rerender } = renderHook((token: string) => useClient({ apiBase: '/api', token }), {
    initialProps: jwt({ sub: 'u-1' }),
  });
  const { queryClient } = result.current;
  queryClient.setQueryData(callKey('authMe'), {});
  rerender(jwt({ sub: 'u-2' }));
  await vi.waitFor(() => expect(queryClient.getQueryData(callKey('authMe'))).toBeUndefined());
});
