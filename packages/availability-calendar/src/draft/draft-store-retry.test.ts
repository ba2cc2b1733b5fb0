import { TeleError } from '@tele/client';
import { aBlock } from '@tele/core/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftStore, type DraftService } from './draft-store.ts';

const block = aBlock('2026-11-24', 9, 10);
const outOfOrder = () => new TeleError('INTERNAL', 500, { error: 'Out of order.' });
const signedOut = () => new TeleError('UNAUTHENTICATED', 401, { error: 'Sign in.' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aPage = () => {
  const save = vi.fn(async () => ({ version: '2', items: [block] }));
  const page = Object.assign(new EventTarget(), { setTimeout, clearTimeout }) as unknown as Window;
  const service: DraftService = {
    save,
    load: async () => ({ version: '1', items: [] }),
    isOnline: () => true,
    whenOnline: () => undefined,
    onBase: () => undefined,
    onSaved: () => undefined,
    page,
  };
  const store = createDraftStore();
  store.connect(service);
  store.load({ version: '1', items: [] });
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { store, service, save, leave };
};

it('retries after 4 s, then after 8, until it is saved', async () => {
  const { store, save } = aPage();
  save.mockRejectedValueOnce(outOfOrder()).mockRejectedValueOnce(outOfOrder());
  store.edit([block]);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(save).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(save).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(save).toHaveBeenCalledTimes(3);
});

it('asks before the page closes until all is saved', async () => {
  const { store, save, leave } = aPage();
  expect(leave()).toBe(false);
  save.mockRejectedValueOnce(outOfOrder());
  store.edit([block]);
  await vi.advanceTimersByTimeAsync(0);
  expect(leave()).toBe(true);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(store.read().pending).toEqual([]);
  expect(leave()).toBe(false);
});

it('keeps a signed-out person’s edits and sends them after sign-in', async () => {
  const { store, service, save, leave } = aPage();
  save.mockRejectedValueOnce(signedOut());
  store.edit([block]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(leave()).toBe(true);
  store.connect(service);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.read()).toMatchObject({ status: 'saved', signedOut: false, pending: [] });
});

it('neither asks nor retries after close, until it is connected again', async () => {
  const { store, service, save, leave } = aPage();
  save.mockRejectedValueOnce(outOfOrder());
  store.edit([block]);
  await vi.advanceTimersByTimeAsync(0);
  store.close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(leave()).toBe(false);
  store.connect(service);
  expect(leave()).toBe(true);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(store.read().pending).toEqual([]);
});
