import type { Offer, IncomingOpenRequest } from '@tele/core';
import { TimeLeft, useFormat, useNow } from '@tele/kit';
import { Button, useMessages } from '@tele/ui';
import { useId } from 'react';
import { requestFactsMessages } from '../request-facts/request-facts.messages.ts';
import { useRequestFacts } from '../request-facts/use-request-facts.ts';
import { openRequestsMessages } from './open-requests.messages.ts';
import './OpenRequestsScreen.css';

export interface OpenRequestRowProps {
  request: IncomingOpenRequest;
  offer?: Offer | null;
  onMakeOffer: () => void;
  onEnd?: () => void;
}

/** Request with specialty, time, place, age and reason; never the patient's identity. */
export const OpenRequestRow = ({ request, offer = null, onMakeOffer, onEnd }: OpenRequestRowProps) => {
  const t = useMessages(openRequestsMessages);
  const { noReason } = useMessages(requestFactsMessages);
  const format = useFormat();
  const now = useNow();
  const words = useRequestFacts();
  const id = useId();
  const { specialty, reason, createdAt } = request;
  return (
    <li className="tele-open-request">
      <div className="tele-open-request__text">
        <p className="tele-open-request__head">
          <strong id={`${id}what`} className="tele-open-request__specialty">
            {specialty}
          </strong>{' '}
          <span className="tele-open-request__facts">{words(request, format.ago(createdAt, now))}</span>
        </p>
        <p className="tele-open-request__reason">{reason ?? noReason}</p>
      </div>
      {offer ? (
        <span className="tele-open-request__offered">
          <span>{t.offered}</span> <TimeLeft untilISO={offer.expiresAt} of={t.of(request)} {...(onEnd && { onEnd })} />
        </span>
      ) : (
        <Button
          size="sm"
          className="tele-open-request__offer"
          id={`${id}offer`}
          aria-labelledby={`${id}offer ${id}what`}
          onClick={onMakeOffer}
        >
          {t.makeOffer}
        </Button>
      )}
    </li>
  );
};
