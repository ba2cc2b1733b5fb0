import { TeleProvider, callPages, useTele } from '@tele/kit';
import type { Notifications } from '@tele/core';
import { someNotifications } from '@tele/core/testing';
import type { TeleClient } from '@tele/client';
import { focusManager, onlineManager, useInfiniteQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NotificationSide } from './hrefs.ts';
import { useNotifications, useWatchedNotifications } from './notifications.data.ts';

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));

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
    asked: () => asked.splice(0),
  };
}

const watch = (client: TeleClient, first: NotificationSide = 'patient') =>
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

it('polling slows down while unchanged, sends the version, and is shared', async () => {
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

it('a change refetches the lists and speeds polling up', async () => {
  const { client, asked, happens } = aService();
  watch(client);
  await seconds(15 + 30);
  asked();
  happens({ version: '2' });
  // Rendering and list requests follow the response.
  await seconds(61);
  expect(asked()).toEqual(['patient 1', 'mySelections']);
  await seconds(15);
  expect(asked()).toEqual(['patient 2']);
});

it('polling stops in a hidden tab, and runs on return', async () => {
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

it('polling stops offline, keeps the data, and runs once online', async () => {
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

it('a change of side refetches no list', async () => {
  const { client, asked } = aService();
  const { rerender } = watch(client);
  await seconds(0);
  asked();
  rerender({ side: 'specialist' });
  await seconds(0);
  expect(asked()).toEqual(['specialist anew']);
});
