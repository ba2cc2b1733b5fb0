import type { Availability, Span } from '@tele/core';
import { TeleError } from '@tele/core/client';
import { sameBlocks } from './change.ts';
import { edited, emptyDraft, keptMine, loaded, saved, tookTheirs, undone, type Draft } from './draft.ts';

export interface DraftService {
  /** Replaces all blocks of `base`; throws a TeleError with the code STALE when it is not the newest version. */
  save: (blocks: readonly Span[], base: Availability) => Promise<Availability>;
  load: () => Promise<Availability>;
  isOnline: () => boolean;
  /** Calls back once when the connection is there again. */
  whenOnline: (run: () => void) => void;
  /** Something was saved, or newer availability was taken over. */
  onBase: (base: Availability) => void;
}

/** Keeps edits until the service has them: one save at a time, in order, whatever happens to the screen meanwhile. */
export const createDraftStore = (service: DraftService) => {
  const listeners = new Set<() => void>();
  let draft: Draft = emptyDraft;
  let saving = false;
  const set = (next: Draft): void => {
    if (next === draft) return;
    draft = next;
    for (const listener of listeners) listener();
  };
  const fail = (error: unknown): void => {
    const told = error instanceof TeleError ? error : null;
    const signedOut = told?.status === 401;
    set({ ...draft, status: 'error', message: told?.message ?? null, failures: draft.failures + 1, signedOut });
  };
  const meetNewer = async (sent: readonly Span[], count: number): Promise<void> => {
    const theirs = await service.load();
    // The answer to an earlier try was lost: what is there is what was sent.
    if (sameBlocks(theirs.items, sent)) accept(theirs, count);
    else set({ ...draft, theirs, status: 'waiting' });
  };
  const accept = (base: Availability, count: number): void => {
    const next = saved(draft, base, count);
    set(next);
    service.onBase(next.base ?? base);
  };
  const send = async (base: Availability): Promise<void> => {
    const { blocks, pending } = draft;
    set({ ...draft, status: 'saving', message: null });
    try {
      accept(await service.save(blocks, base), pending.length);
    } catch (error) {
      if (error instanceof TeleError && error.code === 'STALE') await meetNewer(blocks, pending.length);
      else throw error;
    }
  };
  const flush = async (): Promise<void> => {
    const { base, pending, theirs } = draft;
    if (saving || !base || pending.length === 0 || theirs) return;
    if (!service.isOnline()) {
      set({ ...draft, status: 'waiting' });
      service.whenOnline(() => void flush());
      return;
    }
    saving = true;
    try {
      await send(base);
    } catch (error) {
      fail(error);
    } finally {
      saving = false;
    }
    if (draft.status === 'saved') await flush();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (): Draft => draft,
    load: (base: Availability) => set(loaded(draft, base)),
    /** Shows `after` at once and saves it. */
    edit: (after: readonly Span[]) => {
      set(edited(draft, after));
      void flush();
    },
    undo: () => {
      set(undone(draft));
      void flush();
    },
    retry: () => void flush(),
    keepMine: () => {
      set(keptMine(draft));
      void flush();
    },
    takeTheirs: () => {
      const { theirs } = draft;
      set(tookTheirs(draft));
      if (theirs) service.onBase(theirs);
    },
    /** The time of a word like 'Saved' or 'Failed to save' is over. */
    settle: () => set({ ...draft, status: draft.pending.length === 0 ? 'idle' : 'waiting' }),
  };
};

export type DraftStore = ReturnType<typeof createDraftStore>;
