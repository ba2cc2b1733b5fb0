import type { DeleteScope, Span } from '@tele/core';
import { useLatest, useTele } from '@tele/kit';
import { useToast } from '@tele/ui';
import { useEffect, useMemo, useRef } from 'react';
import type { createEdits } from '../save/create-edits.ts';
import type { useAvailability } from '../save/use-availability.ts';

type Made = ReturnType<typeof createEdits>;

/** Every change a person can make. What is done before the code for it has come is done when it comes. */
export interface Edits {
  undo: () => void;
  /** Fetches what makes an edit and what says it, as soon as one is near. */
  prepare: () => void;
  /** What the editor came to: `count` blocks were added, or one was changed. */
  accept: (after: readonly Span[], span: Span, count: number | null) => void;
  /** Moves or resizes a block. */
  change: (block: Span, change: Span) => void;
  /** Moves a block, or its end alone, by days and half hours of the wall clock. */
  shift: (block: Span, by: { days: number; rows: number }, endOnly: boolean) => void;
  remove: (target: Span, scope: DeleteScope) => void;
}

type Source = Pick<ReturnType<typeof useAvailability>, 'editing' | 'store' | 'failures' | 'prepare' | 'askForEditing'>;

export const useEdits = ({ editing, store, failures, prepare, askForEditing }: Source, zone: string): Edits => {
  const { now } = useTele();
  const toast = useToast();
  const made = useMemo(
    () => (editing && store ? editing.createEdits({ store, zone, now, toast }) : null),
    [editing, store, zone, now, toast],
  );
  const waiting = useRef<((edits: Made) => void)[]>([]);
  useEffect(() => {
    if (made) for (const act of waiting.current.splice(0)) act(made);
  }, [made]);
  useEffect(() => {
    // It is said each time that this failed; done later beside the next try it would be done twice.
    if (failures > 0) waiting.current = [];
  }, [failures]);
  const latest = useLatest({ made, askForEditing });
  return useMemo(() => {
    const act = (what: (edits: Made) => void): void => {
      const { current } = latest;
      if (current.made) return what(current.made);
      waiting.current.push(what);
      return current.askForEditing();
    };
    return {
      undo: () => act((edits) => edits.undo()),
      prepare: () => {
        prepare();
        toast.prepare();
      },
      accept: (...given) => act((edits) => edits.accept(...given)),
      change: (...given) => act((edits) => edits.change(...given)),
      shift: (...given) => act((edits) => edits.shift(...given)),
      remove: (...given) => act((edits) => edits.remove(...given)),
    };
  }, [latest, prepare, toast]);
};
