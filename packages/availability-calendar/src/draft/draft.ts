import type { Availability, Span } from '@tele/core';
import type { SaveState } from '@tele/kit';
import { applyChange, changeBetween, isNoChange, reversed, sameBlocks, type Change } from './change.ts';

export interface Draft {
  base: Availability | null;
  pending: readonly Change[];
  history: readonly Change[];
  blocks: readonly Span[];
  status: SaveState;
  message: string | null;
  failures: number;
  /** Unauthenticated: a retry waits for a new token or sign-in. */
  signedOut: boolean;
  /** Newer saved version that conflicts with `base`: the person must choose. */
  theirs: Availability | null;
}

export const emptyDraft: Draft = {
  base: null,
  pending: [],
  history: [],
  blocks: [],
  status: 'idle',
  message: null,
  failures: 0,
  signedOut: false,
  theirs: null,
};

const mostUndone = 100;

const withEdits = (base: Availability, pending: readonly Change[]): readonly Span[] =>
  pending.reduce<readonly Span[]>(applyChange, base.items);

/** Takes a newer version, unless edits are pending: their save detects conflicts. */
export function loaded(draft: Draft, base: Availability): Draft {
  if (draft.base?.version === base.version || draft.pending.length > 0) return draft;
  // Clears history: undo cannot be right on another version.
  return { ...draft, base, blocks: base.items, history: [] };
}

export function edited(draft: Draft, after: readonly Span[]): Draft {
  const change = changeBetween(draft.blocks, after);
  if (isNoChange(change)) return draft;
  return {
    ...draft,
    blocks: after,
    pending: [...draft.pending, change],
    history: [...draft.history, change].slice(-mostUndone),
  };
}

/** Draft without its last edit; a saved one is reversed by another edit. */
export function undone(draft: Draft): Draft {
  const last = draft.history.at(-1);
  if (!last) return draft;
  const change = reversed(last);
  return {
    ...draft,
    blocks: applyChange(draft.blocks, change),
    pending: [...draft.pending, change],
    history: draft.history.slice(0, -1),
  };
}

export function saved(draft: Draft, answer: Availability, count: number): Draft {
  const pending = draft.pending.slice(count);
  // Keeps the shown array if equal, to avoid a re-render and a second copy.
  const asShown = sameBlocks(draft.blocks, answer.items);
  return {
    ...draft,
    base: asShown ? { ...answer, items: [...draft.blocks] } : answer,
    pending,
    blocks: asShown || pending.length > 0 ? draft.blocks : answer.items,
    status: 'saved',
    message: null,
    failures: 0,
    signedOut: false,
    theirs: null,
  };
}

export function keptMine(draft: Draft): Draft {
  if (!draft.theirs) return draft;
  return { ...draft, base: draft.theirs, blocks: withEdits(draft.theirs, draft.pending), theirs: null, failures: 0 };
}

export function tookTheirs(draft: Draft): Draft {
  if (!draft.theirs) return draft;
  return { ...emptyDraft, base: draft.theirs, blocks: draft.theirs.items };
}
