import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { TeleError } from '@tele/client';
import { callKey } from '@tele/kit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useRefused } from './use-refused.ts';
import type { ProviderHomeParts } from './provider-home.data.ts';

/** True if the provider status is read again when one part fails with `error`. */
function readsAgain(error: Error | null): boolean {
  const cache = new QueryClient();
  const standing = callKey('myProvider', { params: { category: 'doctors' } });
  cache.setQueryData(standing, { status: 'APPROVED' });
  const parts = { news: { error: null }, requests: { error } } as unknown as ProviderHomeParts;
  renderHook(() => useRefused(parts), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    ),
  });
  return cache.getQueryState(standing)?.isInvalidated ?? false;
}

it('a refused part re-checks the provider status', () => {
  expect(readsAgain(new TeleError('FORBIDDEN', 403, { error: 'Only for approved specialists.' }))).toBe(true);
});

it('other failures and successes do not re-check the provider status', () => {
  expect(readsAgain(new TeleError('INTERNAL', 500, { error: '' }))).toBe(false);
  expect(readsAgain(null)).toBe(false);
});
