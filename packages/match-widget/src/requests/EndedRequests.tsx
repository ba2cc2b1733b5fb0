import type { Selection } from '@tele/core';
import { Card, ChevronDownIcon, Icon, useMessages } from '@tele/ui';
import { useId, useState } from 'react';
import { AskAgain, type AskedAgain } from './AskAgain.tsx';
import { RequestItem } from './RequestItem.tsx';
import { requestsMessages } from './requests.messages.ts';
import './RequestsScreen.css';
import './EndedRequests.css';
import './RequestsScreen.css';

export interface EndedRequestsProps {
  /** At least one. */
  selections: readonly Selection[];
  zone: string;
  /** Open from the start, where nothing else is listed. */
  startsOpen: boolean;
  viewHref: (selectionId: string) => string;
  /** Left out, nothing is asked again from here. */
  onAskAgain?: (again: AskedAgain) => void;
}

/** What has ended or was never paid, folded with its count (design section 10 'u. Requests'). */
export const EndedRequests = ({ selections, zone, startsOpen, viewHref, onAskAgain }: EndedRequestsProps) => {
  const t = useMessages(requestsMessages);
  const panelId = useId();
  const [open, setOpen] = useState(startsOpen);
  return (
    <Card as="section" aria-label={t.ended} className="tele-ended-requests" data-open={open || undefined}>
      <button
        type="button"
        className="tele-ended-requests__fold"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <Icon icon={ChevronDownIcon} size="sm" className="tele-ended-requests__chevron" />
        <span>{t.ended}</span>
        <span className="tele-ended-requests__count">{selections.length}</span>
      </button>
      <div id={panelId} hidden={!open}>
        {open && (
          <>
            <ul className="tele-request-list">
              {selections.map((selection) => (
                <RequestItem
                  key={selection.selectionId}
                  selection={selection}
                  zone={zone}
                  href={viewHref(selection.selectionId)}
                  action={
                    onAskAgain && selection.endedBecause !== null && <AskAgain {...{ selection, zone, onAskAgain }} />
                  }
                />
              ))}
            </ul>
            {onAskAgain && <p className="tele-ended-requests__hint">{t.askAgainHint}</p>}
          </>
        )}
      </div>
    </Card>
  );
};
