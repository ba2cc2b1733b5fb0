import { offers, standingOfSelection, type OpenRequest, type RequestItem, type Selection } from '@tele/core';
import { StatusPill, useFormat, useNow, type StatusPillProps } from '@tele/kit';
import { ButtonLink, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { openRequestPill } from '../open/open-request-pill.ts';
import { selectionPillOf } from '../shared/pill-of.ts';
import { idOfItem } from './requests.data.ts';
import { requestsMessages } from './requests.messages.ts';
import { PayLink } from './PayLink.tsx';
import { useOpenRequestLine } from './use-open-request-line.ts';
import { useRequestLine } from './use-request-line.ts';
import './LatestRequests.css';

interface LatestProps {
  specialty: string;
  day: string;
  sent: string;
  line: string;
  pill: StatusPillProps;
  href: string;
  action?: ReactNode;
}

const Latest = ({ specialty, day, sent, line, pill, href, action }: LatestProps) => {
  const t = useMessages(requestsMessages);
  return (
    <li className="tele-latest-requests__row">
      <div className="tele-latest-requests__text">
        <b>{specialty}</b>
        <span>{sent}</span>
        {line && <span>{line}</span>}
      </div>
      <div className="tele-latest-requests__end">
        <StatusPill {...pill} />
        {action || (
          <ButtonLink size="sm" href={href} aria-label={t.viewWhich({ specialty, day })}>
            {t.view}
          </ButtonLink>
        )}
      </div>
    </li>
  );
};

interface PickedProps {
  selection: Selection;
  zone: string;
  href: string;
  payHref: string;
}

const Picked = ({ selection, zone, href, payHref }: PickedProps) => {
  const t = useMessages(requestsMessages);
  const now = useNow();
  const { specialty, createdAt, candidates, person } = selection;
  const day = useFormat().day(createdAt, zone, now);
  const sent = t.sentTo({
    day,
    name: candidates[0]?.specialistName ?? '',
    others: candidates.length - 1,
    forName: person?.name ?? null,
  });
  return (
    <Latest
      {...{ specialty, day, sent, href }}
      line={useRequestLine(selection, zone)}
      pill={selectionPillOf(selection)}
      action={offers('pay', standingOfSelection(selection), now) && <PayLink {...{ selection, zone }} href={payHref} />}
    />
  );
};

interface AskedProps {
  request: OpenRequest;
  zone: string;
  href: string;
}

const Asked = ({ request, zone, href }: AskedProps) => {
  const t = useMessages(requestsMessages);
  const { specialty, createdAt, status, person } = request;
  const day = useFormat().day(createdAt, zone, useNow());
  const pill: StatusPillProps = status === 'BOOKED' ? { kind: 'selection', status } : openRequestPill(status);
  return (
    <Latest
      {...{ specialty, day, href, pill }}
      sent={t.askedFor({ day, forName: person?.name ?? null })}
      line={useOpenRequestLine(request, zone)}
    />
  );
};

export interface LatestRequestsProps {
  items: readonly RequestItem[];
  zone: string;
  viewHref: (selectionId: string) => string;
  openRequestHref: (requestId: string) => string;
  payHref: (selectionId: string) => string;
}

export const LatestRequests = ({ items, zone, viewHref, openRequestHref, payHref }: LatestRequestsProps) => (
  <ul className="tele-latest-requests">
    {items.map((item) =>
      item.kind === 'open' ? (
        <Asked key={idOfItem(item)} request={item.request} zone={zone} href={openRequestHref(item.request.requestId)} />
      ) : (
        <Picked
          key={idOfItem(item)}
          selection={item.selection}
          zone={zone}
          href={viewHref(item.selection.selectionId)}
          payHref={payHref(item.selection.selectionId)}
        />
      ),
    )}
  </ul>
);
