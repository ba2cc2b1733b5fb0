import type { IncomingSelection } from '@tele/core';
import { ButtonLink, Card, EmptyState } from '@tele/ui';
import { InboxRow } from './InboxRow.tsx';
import './InboxScreen.css';

export interface InboxListProps {
  selections: readonly IncomingSelection[];
  viewHref: (selectionId: string) => string;
  /** Where availability is kept; without it the empty inbox offers no way there. */
  reviewAvailabilityHref?: string;
}

/** The requests that wait: a table when wide, cards when narrow. */
export const InboxList = ({ selections, viewHref, reviewAvailabilityHref }: InboxListProps) => {
  if (selections.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No pending selections right now."
          hint="Patient selections appear here when patients pick one of your slots."
          action={reviewAvailabilityHref && <ButtonLink href={reviewAvailabilityHref}>Review availability</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <Card className="tele-inbox__card">
      {/* Each row says these words itself. */}
      <div className="tele-inbox__columns" aria-hidden="true">
        <span className="tele-inbox__first-column">Specialty</span>
        <span>Requested time</span>
        <span>Fee cap</span>
        <span>Status</span>
      </div>
      <ul className="tele-inbox__rows" aria-label="Pending requests">
        {selections.map((selection) => (
          <InboxRow key={selection.selectionId} selection={selection} viewHref={viewHref(selection.selectionId)} />
        ))}
      </ul>
    </Card>
  );
};
