import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SessionContext, type SessionValue } from '../session/SessionProvider.tsx';
import { stored } from '../session/stored.ts';
import { useLanding } from './use-landing.ts';

const exchange = vi.fn<(token: string) => Promise<void>>();
const Signed = ({ children }: { children: ReactNode }) => (
  <SessionContext value={{ session: { exchange } } as unknown as SessionValue}>{children}</SessionContext>
);

beforeEach(() => exchange.mockReset().mockResolvedValue());

async function land(hash: string) {
  window.history.replaceState(null, '', `/oauth/callback${hash}`);
  const [onFailed, onRestart] = [vi.fn(), vi.fn()];
  const { result } = renderHook(() => useLanding({ path: '/oauth/callback', onFailed, onRestart }), {
    wrapper: Signed,
  });
  await act(async () => {});
  expect([window.location.hash, stored.flow.read()]).toEqual(['', null]);
  return { step: result.current, failed: onFailed.mock.calls.length, restarted: onRestart.mock.calls.length };
}

it('signs in with the flow that this browser started', async () => {
  stored.flow.write('f1');
  expect(await land('#customToken=a.b.c&flow=f1')).toEqual({ step: 'done', failed: 0, restarted: 0 });
  expect(exchange).toHaveBeenCalledExactlyOnceWith('a.b.c');
});

it('starts the sign-in again, and keeps the token unused, without a flow', async () => {
  expect(await land('#customToken=a.b.c')).toEqual({ step: 'signing-in', failed: 0, restarted: 1 });
  expect(exchange).not.toHaveBeenCalled();
});

it('refuses the flow of another browser', async () => {
  stored.flow.write('f1');
  expect(await land('#customToken=a.b.c&flow=f2')).toEqual({ step: 'failed', failed: 1, restarted: 0 });
  expect(exchange).not.toHaveBeenCalled();
});
