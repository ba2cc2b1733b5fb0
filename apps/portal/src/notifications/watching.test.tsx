import { TeleProvider, callPages, useTele } from '@tele/kit';
import type { Notifications } from '@tele/core';
import { someNotifications } from '@tele/core/testing';
import type { TeleClient } from '@tele/client';
import { focusManager, onlineManager, useInfiniteQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Experience } from '../places.ts';
import { useNotifications, useWatchedNotifications } from './notifications.data.ts';

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));

/** A service that has `news` until it is told otherwise, and what it was asked. */
function aService() {
  let news = someNotifications();
  const asked: string[] = [];
  const call = async (name: string, input: { ifNoneMatch?: string; query?: { role?: string } } = {}) => {
    if (name !== 'notifications') {
      asked.push(name);
      return { items: [], total: 0 };
    }
    asked.push(`${input.query?.role} ${input.ifNoneMatch ?? 'anew'}`);
    return input.ifNoneMatch === news.version ? undefined : news;
  };
  return {
    client: { call } as unknown as TeleClient,
    happens: (changes: Partial<Notifications>) => {
      news = someNotifications(changes);
    },
    /** What was asked since the last time. */
    asked: () => asked.splice(0),
  };
}

const watch = (client: TeleClient, first: Experience = 'patient') =>
  renderHook(
    ({ side }) => {
      const watched = useWatchedNotifications(side);
      const read = useNotifications('patient');
      const list = useInfiniteQuery(callPages(useTele().client, 'mySelections'));
      return { watched, read: read.data, list };
    },
    {
      initialProps: { side: first },
      wrapper: ({ children }: { children: ReactNode }) => <TeleProvider client={client}>{children}</TeleProvider>,
    },
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

it('asks ever less often while nothing changes, by the version that is held, and once for all who read', async () => {
  const { client, asked } = aService();
  const { result } = watch(client);
  await seconds(0);
  expect(asked()).toEqual(['patient anew', 'mySelections']);
  const first = result.current.read;
  await seconds(15);
  expect(asked()).toEqual(['patient 1']);
  await seconds(29);
  expect(asked()).toEqual([]);
  await seconds(1);
  expect(asked()).toEqual(['patient 1']);
  await seconds(60 + 120 + 120);
  expect(asked()).toHaveLength(3);
  expect(result.current.read).toBe(first);
});

it('reads the lists again once something has changed, and asks often again', async () => {
  const { client, asked, happens } = aService();
  watch(client);
  await seconds(15 + 30);
  asked();
  happens({ version: '2' });
  // What has come is drawn, and the lists are asked for, after the answer.
  await seconds(61);
  expect(asked()).toEqual(['patient 1', 'mySelections']);
  await seconds(15);
  expect(asked()).toEqual(['patient 2']);
});

it('asks nothing while nobody looks, and at once on return', async () => {
  const { client, asked } = aService();
  watch(client);
  await seconds(0);
  asked();
  focusManager.setFocused(false);
  await seconds(600);
  expect(asked()).toEqual([]);
  focusManager.setFocused(true);
  await seconds(0);
  expect(asked()).toContain('patient 1');
});

it('asks nothing offline, keeps what was there, and asks once the network is back', async () => {
  const { client, asked } = aService();
  const { result } = watch(client);
  await seconds(0);
  asked();
  onlineManager.setOnline(false);
  await seconds(600);
  expect(asked()).toEqual([]);
  expect(result.current.watched?.version).toBe('1');
  onlineManager.setOnline(true);
  await seconds(0);
  expect(asked()).toContain('patient 1');
});

it('reads no list again because the other side is shown', async () => {
  const { client, asked } = aService();
  const { rerender } = watch(client);
  await seconds(0);
  asked();
  rerender({ side: 'specialist' });
  await seconds(0);
  expect(asked()).toEqual(['specialist anew']);
});
