import { formatDay, requestStatus, type Selection } from '@tele/core';
import { StatusPill, useNow } from '@tele/kit';
import { ButtonLink, ChevronDownIcon, Icon } from '@tele/ui';
import { useId, useState } from 'react';
import { CandidateList } from '../candidate/CandidateList.tsx';
import './RequestItem.css';

export interface RequestItemProps {
  selection: Selection;
  zone: string;
  href: string;
}

/** One request: what for, when, how it stands; its specialists open under it. */
export const RequestItem = ({ selection, zone, href }: RequestItemProps) => {
  const now = useNow();
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const { specialty, createdAt, candidates, status } = selection;
  const many = candidates.length === 1 ? '1 specialist' : `${candidates.length} specialists`;
  const over = status === 'CLOSED' || status === 'CANCELLED';
  return (
    <li className="tele-request-item" data-open={open || undefined}>
      <div className="tele-request-item__row">
        <button
          type="button"
          className="tele-request-item__toggle"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          <Icon icon={ChevronDownIcon} size="sm" className="tele-request-item__chevron" />
          <span className="tele-request-item__text">
            <span className="tele-request-item__specialty">{specialty}</span>
            <span className="tele-request-item__when">
              {formatDay(createdAt, zone, now)}, {many}
            </span>
          </span>
        </button>
        <span className="tele-request-item__status">
          {/* A paid request that came to nothing is not open, whatever its payment says. */}
          {over ? (
            <StatusPill kind="selection" status={status} />
          ) : (
            <StatusPill kind="request" status={requestStatus(selection)} />
          )}
        </span>
        <ButtonLink size="sm" href={href} aria-label={`View ${specialty}, ${formatDay(createdAt, zone, now)}`}>
          View
        </ButtonLink>
      </div>
      <div id={panelId} hidden={!open} className="tele-request-item__panel">
        {open && (
          <CandidateList candidates={candidates} zone={zone} sent label={`Specialists you picked, ${specialty}`} />
        )}
      </div>
    </li>
  );
};
