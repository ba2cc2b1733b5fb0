import { sydney, type Offer } from '@tele/core';
import { When } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { ownOffersMessages } from './own-offers.messages.ts';
import './OwnOffersScreen.css';

export const OfferTimes = ({ offer }: { offer: Offer }) => {
  const t = useMessages(ownOffersMessages);
  const { status, slots, heldSlotISO, booking, request } = offer;
  const { profession } = request;
  const one = booking?.slotISO ?? (status === 'HELD' ? heldSlotISO : null);
  if (one !== null) {
    return (
      <span className="tele-own-offer__times">
        <When className="tele-own-offer__chosen" startISO={one} zone={sydney} day />
        {status === 'HELD' && <span className="tele-own-offer__quiet">{t.paying({ profession })}</span>}
        {booking?.status === 'CANCELLED' && (
          <span className="tele-own-offer__quiet">{t.cancelledBy({ by: booking.cancelledBy, profession })}</span>
        )}
      </span>
    );
  }
  const waits = status === 'OPEN';
  const shown = waits ? slots : slots.slice(0, 1);
  const more = slots.length - shown.length;
  return (
    <span className="tele-own-offer__times">
      {shown.map(({ slotISO }) => (
        <span key={slotISO}>
          <When startISO={slotISO} zone={sydney} day />
          {more > 0 && <span>{t.more({ count: more })}</span>}
        </span>
      ))}
      {status === 'LOST' && <span className="tele-own-offer__quiet">{t.lost({ profession })}</span>}
    </span>
  );
};
