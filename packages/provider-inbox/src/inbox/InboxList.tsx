import type { IncomingSelection } from '@tele/core';
import { ButtonLink, Card, EmptyState, useMessages } from '@tele/ui';
import { inboxMessages } from './inbox.messages.ts';
import { InboxRow } from './InboxRow.tsx';
import './InboxScreen.css';

export interface InboxListProps {
  selections: readonly IncomingSelection[];
  viewHref?: (selectionId: string) => string;
  onView?: (selectionId: string) => void;
  reviewAvailabilityHref?: string;
}

export const InboxList = ({ selections, viewHref, onView, reviewAvailabilityHref }: InboxListProps) => {
  const t = useMessages(inboxMessages);
  if (selections.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t.empty}
          hint={t.emptyHint}
          action={
            reviewAvailabilityHref && <ButtonLink href={reviewAvailabilityHref}>{t.reviewAvailability}</ButtonLink>
          }
        />
      </Card>
    );
  }
  return (
    <Card className="tele-inbox__card">
      {/* Hidden: each row repeats these labels. */}
      <div className="tele-inbox__columns" aria-hidden="true">
        <span className="tele-inbox__first-column">{t.specialty}</span>
        <span>{t.requestedTime}</span>
        <span>{t.feeCap}</span>
        <span>{t.status}</span>
      </div>
      <ul className="tele-inbox__rows" aria-label={t.list}>
        {selections.map((selection) => (
          <InboxRow
            key={selection.selectionId}
            selection={selection}
            view={
              viewHref ? { href: viewHref(selection.selectionId) } : { onSelect: () => onView?.(selection.selectionId) }
            }
          />
        ))}
      </ul>
    </Card>
  );
};
