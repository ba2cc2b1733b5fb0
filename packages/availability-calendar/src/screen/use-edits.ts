import type { DeleteScope, Span } from '@tele/core';
import { useLatest, useTele } from '@tele/kit';
import { useLocale, useSpeak, useToast } from '@tele/ui';
import { useEffect, useMemo, useRef } from 'react';
import type { DraftStore } from '../draft/draft-store.ts';
import type { createEdits } from '../draft/edits.ts';

type Made = ReturnType<typeof createEdits>;

/** Edits by the person. Those made before the code loads run afterwards. */
export interface Edits {
  undo: () => void;
  commit: Made['commit'];
  accept: (after: readonly Span[], span: Span, count: number | null) => void;
  change: (block: Span, change: Span) => void;
  shift: (block: Span, by: { days: number; rows: number }, endOnly: boolean) => void;
  remove: (target: Span, scope: DeleteScope) => void;
}

export interface EditsInput {
  store: DraftStore | null;
  create: typeof createEdits | undefined;
  zone: string;
  /** Blocks to edit: a queued edit is dropped if they change before it runs. */
  blocks: readonly Span[] | undefined;
  need: () => void;
}

export const useEdits = (input: EditsInput): Edits => {
  const { store, create, zone, blocks, need } = input;
  const { now } = useTele();
  const toast = useToast();
  const locale = useLocale();
  const speak = useSpeak();
  const waiting = useRef<((edits: Made) => void)[]>([]);
  const make = (): Made | null => store && (create?.({ store, zone, locale, now, toast, speak }) ?? null);
  const latest = useLatest({ make, need });
  useEffect(() => {
    const made = latest.current.make();
    if (made) for (const what of waiting.current.splice(0)) what(made);
  }, [store, create, latest]);
  useEffect(() => () => void waiting.current.splice(0), [blocks]);
  return useMemo(() => {
    const act = (what: (edits: Made) => void): void => {
      const made = latest.current.make();
      // Synchronous once loaded, so an edit shows in the same frame.
      if (made) return what(made);
      waiting.current.push(what);
      return latest.current.need();
    };
    return {
      undo: () => act(({ undo }) => undo()),
      commit: (...given) => act(({ commit }) => commit(...given)),
      accept: (...given) => act(({ accept }) => accept(...given)),
      change: (...given) => act(({ change }) => change(...given)),
      shift: (...given) => act(({ shift }) => shift(...given)),
      remove: (...given) => act(({ remove }) => remove(...given)),
    } satisfies Edits;
  }, [latest]);
};
