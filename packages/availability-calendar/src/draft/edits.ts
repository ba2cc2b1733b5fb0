import {
  deleteBlocks,
  editBlock,
  formatBareRange,
  formatDay,
  type BlockRefusal,
  type DeleteScope,
  type Span,
} from '@tele/core';
import type { useSpeak, useToast } from '@tele/ui';
import { movedBlock, resizedBlock } from '../grid/drag.ts';
import { editMessages, faultMessages } from './draft.messages.ts';
import type { DraftStore } from './draft-store.ts';

export interface EditsInput {
  store: DraftStore;
  zone: string;
  locale: string;
  now: () => Date;
  toast: ReturnType<typeof useToast>;
  speak: ReturnType<typeof useSpeak>;
}

export function createEdits({ store, zone, locale, now, toast, speak }: EditsInput) {
  const t = speak(editMessages);
  const faults = speak(faultMessages);
  const whenOf = (span: Span): string =>
    `${formatDay(span.startISO, zone, now(), locale)}, ${formatBareRange(span.startISO, span.endISO, zone, locale)}`;
  const undo = (): void => {
    if (store.read().history.length === 0) return;
    store.undo();
    toast.clear();
    toast.show(t.undone);
  };
  const commit = (after: readonly Span[], what: string, onUndone?: () => void): void => {
    store.edit(after);
    toast.clear();
    // Offline: no save was attempted.
    const waits = store.read().status === 'waiting';
    toast.show(waits ? t.notSaved({ what }) : what, {
      tone: 'positive',
      ...(onUndone && { durationMs: 10_000 }),
      action: {
        label: t.undo,
        onSelect: () => {
          undo();
          onUndone?.();
        },
      },
    });
  };
  const refuse = ({ fault }: BlockRefusal): void => {
    toast.clear();
    toast.show(faults[fault], { tone: 'critical' });
  };
  const change = (block: Span, next: Span): void => {
    if (block.startISO === next.startISO && block.endISO === next.endISO) return;
    const plan = editBlock({ blocks: store.read().blocks, target: block, change: next, now: now() });
    if (plan.type === 'refused') return refuse(plan);
    const when = whenOf(plan.block);
    return commit(plan.blocks, block.startISO === next.startISO ? t.resized({ when }) : t.moved({ when }));
  };
  return {
    undo,
    /** With `onUndone`, Undo stays for 10 seconds. */
    commit,
    /** Editor result: `count` new blocks, or one changed (null). */
    accept: (after: readonly Span[], span: Span, count: number | null): void => {
      const when = whenOf(span);
      if (count === null) commit(after, t.changed({ when }));
      else commit(after, count === 1 ? t.added({ when }) : t.addedMany({ count }));
    },
    change,
    shift: (block: Span, by: { days: number; rows: number }, endOnly: boolean): void =>
      change(block, endOnly ? resizedBlock(block, 'end', by, zone) : movedBlock(block, by, zone)),
    remove: (target: Span, scope: DeleteScope): void => {
      const plan = deleteBlocks({ blocks: store.read().blocks, target, scope });
      if (plan.type === 'refused') return refuse(plan);
      const count = plan.removed.length;
      return commit(plan.blocks, count === 1 ? t.deleted({ when: whenOf(target) }) : t.deletedMany({ count }));
    },
  };
}
