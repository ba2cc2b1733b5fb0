import { focusManager } from '@tanstack/react-query';
import type { TeleClient } from '@tele/client';
import { aMe, aProvider } from '@tele/core/testing';
import { TeleProvider } from '@tele/kit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { ProfileProvider, type Me } from '../session/ProfileProvider.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { tokenKey } from '../session/stored.ts';
import { useStanding } from './use-standing.ts';

const { identity } = readConfig({});
const token = `h.${btoa(JSON.stringify({ sub: 'usr_1', exp: Date.parse('2100-01-01') / 1_000 }))}.s`;

function aService(first: Me) {
  let me = first;
  let status: 'APPROVED' | 'SUSPENDED' = 'APPROVED';
  const asked: string[] = [];
  const call = async (name: string) => {
    asked.push(name);
    return name === 'authMe' ? me : aProvider({ status });
  };
  return {
    client: { call } as unknown as TeleClient,
    approve: () => {
      me = aMe({ role: 'specialist' });
    },
    decide: (next: typeof status) => {
      status = next;
    },
    asked: () => asked.splice(0),
  };
}

const stand = (client: TeleClient) =>
  renderHook(() => useStanding(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <TeleProvider client={client}>
        <SessionProvider identity={identity}>
          <ProfileProvider>{children}</ProfileProvider>
        </SessionProvider>
      </TeleProvider>
    ),
  }).result;

/** And one second for the response. */
const aMinute = 61;
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));

beforeEach(() => {
  localStorage.setItem(tokenKey, token);
  vi.useFakeTimers();
});
afterEach(() => {
  localStorage.clear();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

it('an approval replaces the open chooser with the dashboard', async () => {
  const service = aService(aMe({ role: null, profile: null }));
  const standing = stand(service.client);
  await seconds(0);
  expect(standing.current).toBe('none');
  service.approve();
  await seconds(aMinute);
  expect(standing.current).toBe('specialist');
});

it('a suspension hides the dashboard, and a reinstatement restores it', async () => {
  const service = aService(aMe({ role: 'specialist' }));
  const standing = stand(service.client);
  await seconds(0);
  expect(standing.current).toBe('specialist');
  service.decide('SUSPENDED');
  await seconds(aMinute);
  expect(standing.current).toBe('suspended');
  service.decide('APPROVED');
  await seconds(aMinute);
  expect(standing.current).toBe('specialist');
});

it('the status is polled on return, but not in a hidden tab', async () => {
  const service = aService(aMe({ role: 'specialist' }));
  const standing = stand(service.client);
  await seconds(0);
  service.asked();
  act(() => focusManager.setFocused(false));
  await seconds(180);
  expect(service.asked()).toEqual([]);
  service.decide('SUSPENDED');
  act(() => focusManager.setFocused(true));
  await seconds(0);
  expect(standing.current).toBe('suspended');
});

it('a staff member who is a specialist sees the dashboard', async () => {
  const service = aService(aMe({ role: 'staff', sides: ['specialist', 'staff'], profession: 'doctor', profile: null }));
  const standing = stand(service.client);
  await seconds(0);
  expect(standing.current).toBe('specialist');
});
