import { formatBareRange, formatDay, type Span } from '@tele/core';
import { useTele } from '@tele/kit';
import { ConfirmDialog } from '@tele/ui';
import { applyChange, changeBetween, type Change } from './change.ts';
import type { Draft } from './draft.ts';
import './StaleDialog.css';

export interface StaleDialogProps {
  draft: Draft;
  zone: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Neither, for now: the edits wait. */
  onLater: () => void;
}

const mostShown = 4;

/** Availability was saved from elsewhere meanwhile: offers both versions (product.md 'Response shapes'). */
const StaleDialog = ({ draft, zone, onKeepMine, onTakeTheirs, onLater }: StaleDialogProps) => {
  const { base, theirs, pending } = draft;
  if (!base || !theirs) return null;
  const mine = changeBetween(base.items, pending.reduce<readonly Span[]>(applyChange, base.items));
  return (
    <ConfirmDialog
      open
      title="Your availability was changed elsewhere"
      confirmLabel="Keep mine"
      cancelLabel="Take theirs"
      onConfirm={onKeepMine}
      onCancel={({ reason }) => (reason === 'escape' ? onLater() : onTakeTheirs())}
    >
      <p>It was saved from another tab or device while you were editing.</p>
      <ChangeList title="Mine: put on top of the newer version" change={mine} zone={zone} />
      <ChangeList title="Theirs: my changes are dropped" change={changeBetween(base.items, theirs.items)} zone={zone} />
    </ConfirmDialog>
  );
};

const ChangeList = ({ title, change, zone }: { title: string; change: Change; zone: string }) => {
  const { now } = useTele();
  const lines = [
    ...change.added.map((block) => ({ block, verb: 'Adds' })),
    ...change.removed.map((block) => ({ block, verb: 'Removes' })),
  ];
  return (
    <section className="tele-stale-dialog">
      <b>{title}</b>
      <ul>
        {lines.slice(0, mostShown).map(({ block, verb }) => (
          <li key={verb + block.startISO}>
            {verb} {formatDay(block.startISO, zone, now())}, {formatBareRange(block.startISO, block.endISO, zone)}
          </li>
        ))}
        {lines.length > mostShown && <li>and {lines.length - mostShown} more</li>}
        {lines.length === 0 && <li>Nothing differs</li>}
      </ul>
    </section>
  );
};

export default StaleDialog;
