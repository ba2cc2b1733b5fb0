import type { Offer } from '@tele/core';
import { Money } from '@tele/kit';
import { Button, ButtonLink, UndoIcon, useMessages, VisuallyHidden } from '@tele/ui';
import { useId } from 'react';
import { useRequestFacts } from '../request-facts/use-request-facts.ts';
import { OfferState } from './OfferState.tsx';
import { OfferTimes } from './OfferTimes.tsx';
import { ownOffersMessages } from './own-offers.messages.ts';
import './OwnOffersScreen.css';

export interface OwnOfferRowProps {
  offer: Offer;
  again: boolean;
  viewHref: string | undefined;
  onAgain: () => void;
  onWithdraw: () => void;
  onEnd: () => void;
}

export const OwnOfferRow = ({ offer, again, viewHref, onAgain, onWithdraw, onEnd }: OwnOfferRowProps) => {
  const t = useMessages(ownOffersMessages);
  const words = useRequestFacts();
  const id = useId();
  const { status, request, feeCents, shares, booking } = offer;
  const look = { size: 'sm', id: `${id}act`, 'aria-labelledby': `${id}act ${id}what` } as const;
  const view = booking?.status === 'CONFIRMED' ? viewHref : undefined;
  return (
    <li className="tele-own-offer">
      <div className="tele-own-offer__what">
        <strong id={`${id}what`} className="tele-own-offer__specialty">
          {request.specialty}
        </strong>
        <span className="tele-own-offer__quiet">{words(request)}</span>
        {request.reason && <span className="tele-own-offer__reason">{request.reason}</span>}
      </div>
      <div className="tele-own-offer__state">
        <VisuallyHidden>{`${t.state} `}</VisuallyHidden>
        <OfferState offer={offer} onEnd={onEnd} />
      </div>
      <div className="tele-own-offer__when">
        <VisuallyHidden>{`${t.times} `}</VisuallyHidden>
        <OfferTimes offer={offer} />
      </div>
      <div className="tele-own-offer__money">
        <VisuallyHidden>{`${t.feeAlone} `}</VisuallyHidden>
        <Money cents={feeCents} className="tele-own-offer__fee" />
        {shares && (
          <span className="tele-own-offer__quiet">
            <span className="tele-own-offer__term">{`${t.receive} `}</span>
            <Money cents={shares.receivesCents} />
          </span>
        )}
      </div>
      <div className="tele-own-offer__act">
        {status === 'OPEN' && (
          <Button {...look} variant="ghost-danger" onClick={onWithdraw}>
            {t.withdraw}
          </Button>
        )}
        {view !== undefined && (
          <ButtonLink {...look} href={view}>
            {t.view}
          </ButtonLink>
        )}
        {again && (
          <Button {...look} iconStart={UndoIcon} onClick={onAgain}>
            {t.again}
          </Button>
        )}
      </div>
    </li>
  );
};
