import type { Availability, Span } from '@tele/core';
import { TeleError } from '@tele/client';
import { aBlock } from '@tele/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createDraftStore, type DraftService } from './draft-store.ts';

const nine = aBlock('2026-11-24', 9, 10);
const later = aBlock('2026-11-24', 11, 12);
const theirs = aBlock('2026-11-26', 13, 14);
const stale = () => new TeleError('STALE', 412, { error: 'Changed elsewhere.' });

/** Mocked service whose saves end on demand. */
const aService = (items: Span[] = [nine]) => {
  let held: Availability = { version: '1', items };
  let online = true;
  const waiting: (() => void)[] = [];
  const bump = (next: readonly Span[]): Availability => {
    held = { version: String(Number(held.version) + 1), items: [...next] };
    return held;
  };
  const save = vi.fn(async (blocks: readonly Span[], { version }: Availability) => {
    if (version !== held.version) throw stale();
    return bump(blocks);
  });
  const page = { addEventListener: vi.fn(), removeEventListener: vi.fn(), setTimeout: vi.fn(), clearTimeout: vi.fn() };
  const service: DraftService = {
    save,
    load: async () => held,
    isOnline: () => online,
    whenOnline: (run) => waiting.push(run),
    onBase: () => undefined,
    onSaved: () => undefined,
    page,
  };
  const store = createDraftStore();
  store.connect(service);
  store.load(held);
  return {
    store,
    service,
    save,
    bump,
    read: () => held,
    setOnline: (next: boolean) => {
      online = next;
      if (next) for (const run of waiting.splice(0)) run();
    },
  };
};

const settled = (store: ReturnType<typeof aService>['store'], status: string) =>
  vi.waitFor(() => expect(store.read().status).toBe(status));

describe('the draft store', () => {
  it('shows an edit at once and saves the whole set with its version', async () => {
    const { store, save } = aService();
    store.edit([nine, later]);
    expect(store.read()).toMatchObject({ blocks: [nine, later], status: 'saving' });
    await settled(store, 'saved');
    expect(save).toHaveBeenCalledExactlyOnceWith([nine, later], { version: '1', items: [nine] });
    expect(store.read().pending).toEqual([]);
  });

  it('saves edits made during a save in a second request, from the new version', async () => {
    const { store, save, read } = aService();
    store.edit([nine, later]);
    store.edit([later]);
    await vi.waitFor(() => expect(store.read().pending).toEqual([]));
    expect(save.mock.calls.map(([, { version }]) => version)).toEqual(['1', '2']);
    expect(read().items).toEqual([later]);
  });

  it('keeps edits after a failure and sends them again', async () => {
    const { store, save, read } = aService();
    save.mockRejectedValueOnce(new TeleError('INTERNAL', 500, { error: 'Out of order.' }));
    store.edit([later]);
    await settled(store, 'error');
    expect(store.read()).toMatchObject({ blocks: [later], message: 'Out of order.', failures: 1 });
    store.settle();
    expect(store.read().status).toBe('waiting');
    store.retry();
    await settled(store, 'saved');
    expect(read().items).toEqual([later]);
  });

  it('waits for the connection', async () => {
    const { store, save, setOnline, read } = aService();
    setOnline(false);
    store.edit([later]);
    expect(store.read().status).toBe('waiting');
    expect(save).not.toHaveBeenCalled();
    setOnline(true);
    await settled(store, 'saved');
    expect(read().items).toEqual([later]);
  });

  it('offers both versions when a save is stale, and rebases my edits on theirs', async () => {
    const { store, bump, read } = aService();
    bump([nine, theirs]);
    store.edit([later]);
    await vi.waitFor(() => expect(store.read().theirs?.items).toEqual([nine, theirs]));
    expect(store.read().blocks).toEqual([later]);
    store.keepMine();
    await settled(store, 'saved');
    expect(read().items).toEqual([later, theirs]);
  });

  it('drops my edits for theirs on request', async () => {
    const { store, bump, read } = aService();
    bump([nine, theirs]);
    store.edit([later]);
    await vi.waitFor(() => expect(store.read().theirs).not.toBeNull());
    store.takeTheirs();
    expect(store.read()).toMatchObject({ blocks: [nine, theirs], pending: [], history: [], theirs: null });
    expect(read().items).toEqual([nine, theirs]);
  });

  it('asks nothing when the newer version is its own save with a lost answer', async () => {
    const { store, bump } = aService();
    bump([later]);
    store.edit([later]);
    await settled(store, 'saved');
    expect(store.read()).toMatchObject({ theirs: null, pending: [], blocks: [later] });
  });

  it('undoes a saved edit by another one', async () => {
    const { store, read } = aService();
    store.edit([later]);
    await settled(store, 'saved');
    store.undo();
    await vi.waitFor(() => expect(read().items).toEqual([nine]));
    expect(store.read().history).toEqual([]);
  });

  it('saves queued edits after the widget has unmounted during a save', async () => {
    const { store, read } = aService();
    store.edit([nine, later]);
    store.edit([later]);
    store.close();
    await vi.waitFor(() => expect(read().items).toEqual([later]));
  });

  it('saves edits that waited for the connection when the widget returns', async () => {
    const { store, service, setOnline, read } = aService();
    setOnline(false);
    store.edit([later]);
    store.close();
    setOnline(true);
    expect(read().items).toEqual([nine]);
    store.connect(service);
    await settled(store, 'saved');
    expect(read().items).toEqual([later]);
  });

  it('saves edits that were refused while signed out after a sign-in', async () => {
    const { store, save, read } = aService();
    save.mockRejectedValueOnce(new TeleError('UNAUTHENTICATED', 401, { error: 'Please sign in.' }));
    store.edit([later]);
    await settled(store, 'error');
    store.resume();
    await settled(store, 'saved');
    expect(read().items).toEqual([later]);
  });

  it('takes nothing newer over while edits wait', () => {
    const { store, setOnline } = aService();
    setOnline(false);
    store.edit([later]);
    store.load({ version: '9', items: [theirs] });
    expect(store.read().blocks).toEqual([later]);
  });
});
