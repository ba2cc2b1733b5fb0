import type { Availability, Span } from '@tele/core';
import { createStore, TeleError } from '@tele/client';
import { sameBlocks } from './change.ts';
import { edited, emptyDraft, keptMine, loaded, saved, tookTheirs, undone, type Draft } from './draft.ts';

export interface DraftService {
  /** Replaces all blocks of `base`; throws a TeleError with code STALE if it is not the newest version. */
  save: (blocks: readonly Span[], base: Availability) => Promise<Availability>;
  load: () => Promise<Availability>;
  isOnline: () => boolean;
  whenOnline: (run: () => void) => void;
  onSaved: (count: number) => void;
  onBase: (base: Availability) => void;
  page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>;
}

/** Retry delay: 4 s, doubled with each failure, up to a minute. */
const retryMs = (failures: number): number => Math.min(60_000, 2_000 * 2 ** Math.min(failures, 10));

const isDueForRetry = ({ pending, failures, status, theirs, signedOut }: Draft): boolean =>
  pending.length > 0 && failures > 0 && status !== 'saving' && !theirs && !signedOut;

const warn = (event: Event): void => event.preventDefault();

/** Draft of a provider: saves edits in order, one at a time, on any screen. Listens only while edits wait. */
export function createDraftStore() {
  const store = createStore(emptyDraft);
  let service: DraftService | null = null;
  let saving = false;
  let timer: number | undefined;
  let retryNumber = 0;
  const hold = (held: DraftService, { pending, failures }: Draft, retry: boolean): void => {
    if (pending.length > 0) held.page.addEventListener('beforeunload', warn);
    else held.page.removeEventListener('beforeunload', warn);
    const next = retry ? failures : 0;
    if (next === retryNumber) return;
    held.page.clearTimeout(timer);
    retryNumber = next;
    if (next > 0) timer = held.page.setTimeout(() => void flush(), retryMs(next));
  };
  const set = (next: Draft): void => {
    if (next === store.read()) return;
    store.set(next);
    if (service) hold(service, next, isDueForRetry(next));
  };
  const fail = (error: unknown): void => {
    const teleError = error instanceof TeleError ? error : null;
    const signedOut = teleError?.status === 401;
    set({
      ...store.read(),
      status: 'error',
      message: teleError?.message || null,
      failures: store.read().failures + 1,
      signedOut,
    });
  };
  const accept = (to: DraftService, base: Availability, count: number): void => {
    const next = saved(store.read(), base, count);
    set(next);
    to.onBase(next.base ?? base);
    to.onSaved(base.items.length);
  };
  const meetNewer = async (to: DraftService, sent: readonly Span[], count: number): Promise<void> => {
    const theirs = await to.load();
    // An earlier answer was lost: the service already has these blocks.
    if (sameBlocks(theirs.items, sent)) accept(to, theirs, count);
    else set({ ...store.read(), theirs, status: 'waiting' });
  };
  const send = async (to: DraftService, base: Availability): Promise<void> => {
    const { blocks, pending } = store.read();
    set({ ...store.read(), status: 'saving', message: null });
    try {
      accept(to, await to.save(blocks, base), pending.length);
    } catch (error) {
      if (error instanceof TeleError && error.code === 'STALE') await meetNewer(to, blocks, pending.length);
      else throw error;
    }
  };
  const flush = async (to = service): Promise<void> => {
    const { base, pending, theirs } = store.read();
    if (!to || saving || !base || pending.length === 0 || theirs) return;
    if (!to.isOnline()) {
      set({ ...store.read(), status: 'waiting' });
      to.whenOnline(() => void flush());
      return;
    }
    saving = true;
    try {
      await send(to, base);
    } catch (error) {
      fail(error);
    } finally {
      saving = false;
    }
    // Through the same service: a person who has left made these edits too.
    if (store.read().status === 'saved') await flush(to);
  };
  const close = (): void => {
    service?.page.removeEventListener('beforeunload', warn);
    service?.page.clearTimeout(timer);
    service = null;
    retryNumber = 0;
  };
  return {
    subscribe: store.subscribe,
    read: store.read,
    connect: (next: DraftService) => {
      close();
      service = next;
      hold(service, store.read(), isDueForRetry(store.read()));
      if (store.read().signedOut || store.read().failures === 0) queueMicrotask(() => void flush());
    },
    load: (base: Availability) => set(loaded(store.read(), base)),
    edit: (after: readonly Span[]) => {
      set(edited(store.read(), after));
      void flush();
    },
    undo: () => {
      set(undone(store.read()));
      void flush();
    },
    retry: () => void flush(),
    resume: () => {
      if (store.read().signedOut) void flush();
    },
    keepMine: () => {
      set(keptMine(store.read()));
      void flush();
    },
    takeTheirs: () => {
      const { theirs } = store.read();
      set(tookTheirs(store.read()));
      if (theirs) service?.onBase(theirs);
    },
    settle: () => set({ ...store.read(), status: store.read().pending.length === 0 ? 'idle' : 'waiting' }),
    /** Stops retries and prompts. A running save finishes, and waiting edits follow. */
    close,
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
