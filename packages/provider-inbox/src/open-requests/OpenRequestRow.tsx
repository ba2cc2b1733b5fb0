import type { OpenRequest } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Button, useMessages } from '@tele/ui';
import { useId } from 'react';
import { askedMessages } from '../asked/asked.messages.ts';
import { useAskedWords } from '../asked/use-asked-words.ts';
import { openRequestsMessages } from './open-requests.messages.ts';
import './OpenRequestsScreen.css';

export interface OpenRequestRowProps {
  request: OpenRequest;
  onMakeOffer: () => void;
}

/** One request: what, when, where and how long ago, and why; never who asks. */
export const OpenRequestRow = ({ request, onMakeOffer }: OpenRequestRowProps) => {
  const t = useMessages(openRequestsMessages);
  const { noReason } = useMessages(askedMessages);
  const format = useFormat();
  const now = useNow();
  const words = useAskedWords();
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
      <Button
        size="sm"
        className="tele-open-request__offer"
        id={`${id}offer`}
        aria-labelledby={`${id}offer ${id}what`}
        onClick={onMakeOffer}
      >
        {t.makeOffer}
      </Button>
    </li>
  );
};
