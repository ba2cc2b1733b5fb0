import { act, renderHook, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import type { TeleClient } from '@tele/client';
import { someNotifications } from '@tele/core/testing';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import { useTele } from '../provider/context.ts';
import { callVersioned } from './call-versioned.ts';

it('sends the cached version, and keeps the same object while it is unchanged', async () => {
  const answers = [someNotifications(), undefined, someNotifications({ version: '2' })];
  const call = vi.fn(async (_name: string, _input: { ifNoneMatch?: string }) => answers.shift());
  const client = { call } as unknown as TeleClient;
  const wrapper = ({ children }: { children: ReactNode }) => <TeleProvider client={client}>{children}</TeleProvider>;
  const { result } = renderHook(() => useQuery(callVersioned(useTele().client, 'notifications')), { wrapper });
  await waitFor(() => expect(result.current.data?.version).toBe('1'));
  const first = result.current.data;
  await act(async () => void (await result.current.refetch()));
  expect(result.current.data).toBe(first);
  await act(async () => void (await result.current.refetch()));
  await waitFor(() => expect(result.current.data?.version).toBe('2'));
  expect(call.mock.calls.map(([, { ifNoneMatch }]) => ifNoneMatch)).toEqual([undefined, '1', '1']);
});
