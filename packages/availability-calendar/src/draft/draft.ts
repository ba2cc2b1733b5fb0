import type { Availability, Span } from '@tele/core';
import type { SaveState } from '@tele/kit';
import { applyChange, changeBetween, isNoChange, reversed, sameBlocks, type Change } from './change.ts';

/** Edits of the availability that the service does not have yet. */
export interface Draft {
  /** The availability of the service that the edits stand on. */
  base: Availability | null;
  /** Edits not saved yet, oldest first. */
  pending: readonly Change[];
  /** Edits that can be undone, oldest first. */
  history: readonly Change[];
  /** `base` with the edits: what is shown. */
  blocks: readonly Span[];
  status: SaveState;
  /** The text of the last failure. */
  message: string | null;
  /** How many saves in a row have failed. */
  failures: number;
  /** The service does not know who this is: another try waits for a new token, or for a person. */
  signedOut: boolean;
  /** What the service holds instead of `base`, when that was changed elsewhere: a person must choose. */
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

/** Takes over a newer version, unless edits are pending: their save finds out whether they conflict. */
export function loaded(draft: Draft, base: Availability): Draft {
  if (draft.base?.version === base.version || draft.pending.length > 0) return draft;
  // History ends here: undo cannot be right on top of another version.
  return { ...draft, base, blocks: base.items, history: [] };
}

/** The draft after an edit that makes the blocks `after`. */
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

/** The draft without its last edit; one that was saved already is reversed by another edit. */
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

/** The draft once the first `count` edits are saved and the service holds `base`. */
export function saved(draft: Draft, answer: Availability, count: number): Draft {
  const pending = draft.pending.slice(count);
  // Keeps the array on screen where the answer equals it, so that nothing re-renders and no second copy is held.
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

/** Rebases the edits on the newer version. */
export function keptMine(draft: Draft): Draft {
  if (!draft.theirs) return draft;
  return { ...draft, base: draft.theirs, blocks: withEdits(draft.theirs, draft.pending), theirs: null, failures: 0 };
}

/** Drops the edits and takes the newer version. */
export function tookTheirs(draft: Draft): Draft {
  if (!draft.theirs) return draft;
  return { ...emptyDraft, base: draft.theirs, blocks: draft.theirs.items };
}
