import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { TeleError } from '@tele/client';
import { callKey } from '@tele/kit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useRefused } from './use-refused.ts';
import type { WorkHomeParts } from './specialist-dashboard.data.ts';

/** Parts of which one has failed by `error`, and whether the standing of the specialist is then read again. */
function readsAgain(error: Error | null): boolean {
  const cache = new QueryClient();
  const standing = callKey('myProvider', { params: { category: 'doctors' } });
  cache.setQueryData(standing, { status: 'APPROVED' });
  const parts = { news: { error: null }, requests: { error } } as unknown as WorkHomeParts;
  renderHook(() => useRefused(parts), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    ),
  });
  return cache.getQueryState(standing)?.isInvalidated ?? false;
}

it('looks at once how the specialist stands when a part is refused', () => {
  expect(readsAgain(new TeleError('FORBIDDEN', 403, { error: 'Only for approved specialists.' }))).toBe(true);
});

it('looks at nothing when a part fails for another reason, or stands', () => {
  expect(readsAgain(new TeleError('INTERNAL', 500, { error: '' }))).toBe(false);
  expect(readsAgain(null)).toBe(false);
});
