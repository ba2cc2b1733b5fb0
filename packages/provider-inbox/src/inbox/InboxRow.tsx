import { dayKey, sydney, type IncomingSelection } from '@tele/core';
import { StatusPill, useFormat, useNow, When } from '@tele/kit';
import { Button, ButtonLink, ChevronRightIcon, Icon, Tag, useMessages, VisuallyHidden } from '@tele/ui';
import { useId, useState } from 'react';
import { FeeCap } from '../FeeCap.tsx';
import { inboxMessages } from './inbox.messages.ts';
import './InboxRow.css';

export interface InboxRowProps {
  selection: IncomingSelection;
  view: { href: string } | { onSelect: () => void };
  defaultOpen?: boolean;
}

export const InboxRow = ({ selection, view, defaultOpen = false }: InboxRowProps) => {
  const t = useMessages(inboxMessages);
  const id = useId();
  const format = useFormat();
  const now = useNow();
  const [open, setOpen] = useState(defaultOpen);
  const { profession, specialty, slotISO, reason, createdAt } = selection;
  const cap = <FeeCap selection={selection} />;
  const today = dayKey(createdAt, sydney) === dayKey(now.toISOString(), sydney);
  const sent = today
    ? t.sentToday({ time: format.time(createdAt, sydney) })
    : t.sent({ when: format.dayTime(createdAt, sydney, now) });
  const viewText = <span id={`${id}view`}>{t.view}</span>;
  const viewLook = {
    size: 'sm',
    className: 'tele-inbox-row__view',
    'aria-labelledby': `${id}view ${id}when`,
  } as const;
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
          <span className="tele-inbox-row__relative">{format.relativeDay(slotISO, sydney, now)}</span>
        </span>
        <span className="tele-inbox-row__cap">
          <VisuallyHidden>{`${t.feeCap} `}</VisuallyHidden>
          {cap}
        </span>
        <span className="tele-inbox-row__status">
          <StatusPill kind="candidate" status="PENDING" viewer="specialist" />
        </span>
        {'href' in view ? (
          <ButtonLink {...viewLook} href={view.href}>
            {viewText}
          </ButtonLink>
        ) : (
          <Button {...viewLook} onClick={view.onSelect}>
            {viewText}
          </Button>
        )}
      </div>
      <div id={`${id}body`} className="tele-inbox-row__body" hidden={!open}>
        {reason ? (
          <blockquote className="tele-inbox-row__reason">{reason}</blockquote>
        ) : (
          <p className="tele-inbox-row__no-reason">{t.noReason}</p>
        )}
        <p className="tele-inbox-row__facts">
          <span className="tele-inbox-row__cap-again">
            <span>{t.cap({ profession })}</span> <strong>{cap}</strong>
          </span>
          <span>{sent}</span>
        </p>
      </div>
    </li>
  );
};
