import { sydney, type Offer } from '@tele/core';
import { StatusPill, TimeLeft, When } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { ownOffersMessages } from './own-offers.messages.ts';
import './OwnOffersScreen.css';

export interface OfferStateProps {
  offer: Offer;
  onEnd: () => void;
}

export const OfferState = ({ offer, onEnd }: OfferStateProps) => {
  const t = useMessages(ownOffersMessages);
  const { status, expiresAt, booking, request } = offer;
  if (status === 'OPEN') {
    return (
      <span className="tele-own-offer__waiting">
        <TimeLeft untilISO={expiresAt} of={t.of(request)} onEnd={onEnd} />
        <span className="tele-own-offer__quiet">
          <span>{t.until}</span> <When startISO={expiresAt} zone={sydney} />
        </span>
      </span>
    );
  }
  return booking?.status === 'CANCELLED' ? (
    <StatusPill kind="selection" status="CANCELLED" />
  ) : (
    <StatusPill kind="offer" status={status} viewer="specialist" />
  );
};
