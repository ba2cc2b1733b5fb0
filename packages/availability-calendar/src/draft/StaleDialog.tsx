import { formatBareRange, formatDay, type Span } from '@tele/core';
import { useTele } from '@tele/kit';
import { ConfirmDialog, useLocale, useMessages } from '@tele/ui';
import { applyChange, changeBetween, type Change } from './change.ts';
import type { Draft } from './draft.ts';
import { staleMessages } from './stale.messages.ts';
import './StaleDialog.css';

export interface StaleDialogProps {
  draft: Draft;
  zone: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onLater: () => void;
}

const mostShown = 4;

export const StaleDialog = ({ draft, zone, onKeepMine, onTakeTheirs, onLater }: StaleDialogProps) => {
  const t = useMessages(staleMessages);
  const { base, theirs, pending } = draft;
  if (!base || !theirs) return null;
  const mine = changeBetween(base.items, pending.reduce<readonly Span[]>(applyChange, base.items));
  return (
    <ConfirmDialog
      open
      title={t.title}
      confirmLabel={t.keepMine}
      cancelLabel={t.takeTheirs}
      onConfirm={onKeepMine}
      onCancel={({ reason }) => (reason === 'escape' ? onLater() : onTakeTheirs())}
    >
      <p>{t.why}</p>
      <ChangeList title={t.mine} change={mine} zone={zone} />
      <ChangeList title={t.theirs} change={changeBetween(base.items, theirs.items)} zone={zone} />
    </ConfirmDialog>
  );
};

const ChangeList = ({ title, change, zone }: { title: string; change: Change; zone: string }) => {
  const t = useMessages(staleMessages);
  const locale = useLocale();
  const { now } = useTele();
  const whenOf = ({ startISO, endISO }: Span): string =>
    `${formatDay(startISO, zone, now(), locale)}, ${formatBareRange(startISO, endISO, zone, locale)}`;
  const lines = [
    ...change.added.map((block) => t.adds({ when: whenOf(block) })),
    ...change.removed.map((block) => t.removes({ when: whenOf(block) })),
  ];
  return (
    <section className="tele-stale-dialog">
      <b>{title}</b>
      <ul>
        {lines.slice(0, mostShown).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > mostShown && <li>{t.more({ count: lines.length - mostShown })}</li>}
        {lines.length === 0 && <li>{t.same}</li>}
      </ul>
    </section>
  );
};
