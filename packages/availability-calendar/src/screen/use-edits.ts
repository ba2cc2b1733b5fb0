import type { DeleteScope, Span } from '@tele/core';
import { useLatest, useTele } from '@tele/kit';
import { useLocale, useMessages, useToast } from '@tele/ui';
import { useMemo, useState } from 'react';
import type { DraftStore } from '../draft/draft-store.ts';
import { editMessages, faultMessages } from '../draft/draft.messages.ts';
import type { createEdits } from '../draft/edits.ts';
import { editingCode } from './late.ts';

type Made = ReturnType<typeof createEdits>;

/** Every change a person can make. One made before its chunk has loaded runs once it has. */
export interface Edits {
  undo: () => void;
  /** What the editor came to: `count` blocks were added, or one was changed. */
  accept: (after: readonly Span[], span: Span, count: number | null) => void;
  /** Moves or resizes a block. */
  change: (block: Span, change: Span) => void;
  /** Moves a block, or its end alone, by days and half hours of the wall clock. */
  shift: (block: Span, by: { days: number; rows: number }, endOnly: boolean) => void;
  remove: (target: Span, scope: DeleteScope) => void;
}

/** The edits of a draft, and whether the chunk of the last one failed to load: that edit is then dropped, not queued. */
export const useEdits = (store: DraftStore, zone: string): { edits: Edits; failed: boolean } => {
  const { now } = useTele();
  const toast = useToast();
  const [failed, setFailed] = useState(false);
  const locale = useLocale();
  const t = useMessages(editMessages);
  const faults = useMessages(faultMessages);
  const latest = useLatest({ store, zone, locale, now, toast, t, faults });
  const edits = useMemo(() => {
    const act = (what: (edits: Made) => void): void => {
      const run = ({ createEdits }: NonNullable<typeof editingCode.part>): void => {
        setFailed(false);
        what(createEdits(latest.current));
      };
      // Synchronously when loaded, so that an edit shows in the frame it was made in.
      if (editingCode.part) run(editingCode.part);
      else editingCode.load().then(run, () => setFailed(true));
    };
    return {
      undo: () => act(({ undo }) => undo()),
      accept: (...given) => act(({ accept }) => accept(...given)),
      change: (...given) => act(({ change }) => change(...given)),
      shift: (...given) => act(({ shift }) => shift(...given)),
      remove: (...given) => act(({ remove }) => remove(...given)),
    } satisfies Edits;
  }, [latest]);
  return { edits, failed };
};
