import { relativeDay, sydney, type IncomingSelection } from '@tele/core';
import { Money, StatusPill, useNow, When } from '@tele/kit';
import { ButtonLink, ChevronRightIcon, Icon, Tag, VisuallyHidden } from '@tele/ui';
import { useId, useState } from 'react';
import { sentLine } from './sent-line.ts';
import './InboxRow.css';

export interface InboxRowProps {
  selection: IncomingSelection;
  /** Where the request is answered. */
  viewHref: string;
  defaultOpen?: boolean;
}

/** One request: what and when; its reason and the patient's fee cap on demand (spec section 2 'Provider inbox'). */
export const InboxRow = ({ selection, viewHref, defaultOpen = false }: InboxRowProps) => {
  const id = useId();
  const now = useNow();
  const [open, setOpen] = useState(defaultOpen);
  const { specialty, slotISO, feeCapCents, reason, createdAt } = selection;
  const cap = feeCapCents === null ? 'None' : <Money cents={feeCapCents} whole />;
  return (
    <li className="tele-inbox-row" data-open={open || undefined}>
      <div className="tele-inbox-row__head">
        <button
          type="button"
          className="tele-inbox-row__toggle"
          aria-expanded={open}
          aria-controls={`${id}body`}
          aria-describedby={`${id}when`}
          onClick={() => setOpen(!open)}
        >
          <Icon icon={ChevronRightIcon} size="sm" className="tele-inbox-row__chevron" />
          <Tag>{specialty}</Tag>
        </button>
        <span className="tele-inbox-row__slot" id={`${id}when`}>
          <When className="tele-inbox-row__when" startISO={slotISO} zone={sydney} day />
          <span className="tele-inbox-row__relative">{relativeDay(slotISO, sydney, now)}</span>
        </span>
        <span className="tele-inbox-row__cap">
          <VisuallyHidden>Fee cap </VisuallyHidden>
          {cap}
        </span>
        <span className="tele-inbox-row__status">
          <StatusPill kind="candidate" status="PENDING" viewer="specialist" />
        </span>
        <ButtonLink href={viewHref} size="sm" className="tele-inbox-row__view" aria-labelledby={`${id}view ${id}when`}>
          <span id={`${id}view`}>View</span>
        </ButtonLink>
      </div>
      <div id={`${id}body`} className="tele-inbox-row__body" hidden={!open}>
        {reason ? (
          <blockquote className="tele-inbox-row__reason">{reason}</blockquote>
        ) : (
          <p className="tele-inbox-row__no-reason">No reason given.</p>
        )}
        <p className="tele-inbox-row__facts">
          <span className="tele-inbox-row__cap-again">
            Patient’s fee cap <strong>{cap}</strong>
          </span>
          <span>{sentLine(createdAt, sydney, now)}</span>
        </p>
      </div>
    </li>
  );
};
