import {
  deleteBlocks,
  editBlock,
  formatBareRange,
  formatDay,
  type BlockRefusal,
  type DeleteScope,
  type Span,
} from '@tele/core';
import type { useToast } from '@tele/ui';
import { movedBlock, resizedBlock } from '../grid/drag.ts';
import type { DraftStore } from './draft-store.ts';

/** How long a word of what was done stays, with its Undo. */
const undoMs = 8_000;

const counted = (count: number, verb: string): string => `${count} ${count === 1 ? 'block' : 'blocks'} ${verb}`;

interface EditsInput {
  store: DraftStore;
  zone: string;
  now: () => Date;
  toast: ReturnType<typeof useToast>;
}

/** Every change a person can make, each said in a toast and undone from there or with Ctrl+Z. */
export const createEdits = ({ store, zone, now, toast }: EditsInput) => {
  const named = (span: Span): string =>
    `${formatDay(span.startISO, zone, now())}, ${formatBareRange(span.startISO, span.endISO, zone)}`;
  const undo = (): void => {
    if (store.read().history.length === 0) return;
    store.undo();
    toast.clear();
    toast.show('Undone');
  };
  const commit = (after: readonly Span[], text: string): void => {
    store.edit(after);
    toast.clear();
    // Offline nothing was even tried.
    const waits = store.read().status === 'waiting';
    toast.show(waits ? `${text}. Not saved yet` : text, {
      tone: 'positive',
      durationMs: undoMs,
      action: { label: 'Undo', onSelect: undo },
    });
  };
  const refuse = ({ message }: BlockRefusal): void => {
    toast.clear();
    toast.show(message, { tone: 'critical' });
  };
  const change = (block: Span, next: Span): void => {
    if (block.startISO === next.startISO && block.endISO === next.endISO) return;
    const plan = editBlock({ blocks: store.read().blocks, target: block, change: next, now: now() });
    if (plan.type === 'refused') refuse(plan);
    else commit(plan.blocks, `${block.startISO === next.startISO ? 'Now' : 'Moved to'} ${named(plan.block)}`);
  };
  return {
    undo,
    /** What the editor came to: `count` blocks were added, or one was changed. */
    accept: (after: readonly Span[], span: Span, count: number | null): void => {
      if (count === null) commit(after, `Changed to ${named(span)}`);
      else commit(after, count === 1 ? `Added ${named(span)}` : counted(count, 'added'));
    },
    change,
    shift: (block: Span, by: { days: number; rows: number }, endOnly: boolean): void =>
      change(block, endOnly ? resizedBlock(block, 'end', by, zone) : movedBlock(block, by, zone)),
    remove: (target: Span, scope: DeleteScope): void => {
      const plan = deleteBlocks({ blocks: store.read().blocks, target, scope });
      if (plan.type === 'refused') refuse(plan);
      else
        commit(
          plan.blocks,
          plan.removed.length === 1 ? `Deleted ${named(target)}` : counted(plan.removed.length, 'deleted'),
        );
    },
  };
};
