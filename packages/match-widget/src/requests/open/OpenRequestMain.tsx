import type { OpenRequest } from '@tele/core';
import { useMessages, VisuallyHidden } from '@tele/ui';
import { useEffect, useRef } from 'react';
import { CategoryNotices } from '../../notices/CategoryNotices.tsx';
import type { Rescheduling } from '../../reschedule/use-rescheduling.ts';
import { worded } from '../../screen/worded.ts';
import { BookingPart } from '../shared/BookingPart.tsx';
import type { RequestQuestion } from '../shared/use-request-question.ts';
import { EndedOffers } from './offers/EndedOffers.tsx';
import { isLive } from './offers/offer-now.ts';
import { OfferCard } from './offers/OfferCard.tsx';
import type { ShownOffers } from './offers/use-shown-offers.ts';
import { openRequestMessages } from './open-request.messages.ts';
import type { OpenRequestDetailProps } from './OpenRequestDetail.tsx';
import { OpenRequestEnding } from './OpenRequestEnding.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import './OpenRequestMain.css';

export interface OpenRequestMainProps extends Pick<
  OpenRequestDetailProps,
  'request' | 'zone' | 'accepting' | 'appointmentsHref' | 'findHref' | 'onFind'
> {
  confirmed: OpenRequest['booking'];
  mayCancel: boolean;
  offers: ShownOffers;
  rescheduling: Rescheduling | null;
  onAsk: (question: RequestQuestion) => void;
}

export const OpenRequestMain = (props: OpenRequestMainProps) => {
  const { request, confirmed, mayCancel, zone, accepting, rescheduling, findHref, onFind, onAsk } = props;
  const { shown, ended } = props.offers;
  const t = useMessages(openRequestMessages);
  const { status, profession, specialty } = request;
  const live = shown.filter(isLive);
  const bookedRef = useRef<HTMLDivElement>(null);
  const isBookedHere = confirmed !== null && confirmed.offerId === accepting.chosen?.offerId;
  // The button that opened the payment is gone, so the booking takes the focus.
  useEffect(() => {
    if (isBookedHere) bookedRef.current?.focus();
  }, [isBookedHere]);
  return (
    <>
      <VisuallyHidden role="status">
        {status === 'OPEN' && live.length > 0 && t.offers({ count: live.length })}
      </VisuallyHidden>
      {confirmed && (
        <div ref={bookedRef} tabIndex={-1} className="tele-open-request-main__booking">
          <BookingPart
            worded={worded(profession)}
            booking={confirmed}
            from={{ offerId: confirmed.offerId, selectionId: null }}
            bookedFor={request.person?.name}
            location={request.offers.find(({ offerId }) => offerId === confirmed.offerId)?.specialist.location}
            zone={zone}
            appointmentsHref={props.appointmentsHref}
            rescheduling={rescheduling}
            onCancel={mayCancel ? () => onAsk('cancel') : undefined}
          />
        </div>
      )}
      {(status === 'CLOSED' || status === 'CANCELLED') && <OpenRequestEnding {...{ request, findHref, onFind }} />}
      {status === 'OPEN' &&
        shown.map((offer) => (
          <OfferCard
            key={offer.offerId}
            offer={offer}
            zone={zone}
            isFirst={offer === live[0]}
            takenISO={accepting.takenOf(offer.offerId)}
            onAccept={(slotISO) => accepting.start({ offerId: offer.offerId, slotISO })}
          />
        ))}
      {status === 'OPEN' && live.length === 0 && (
        <WaitingCard {...{ request, zone }} again={shown.length + ended.length > 0} />
      )}
      {ended.length > 0 && <EndedOffers offers={ended} zone={zone} />}
      {(status === 'OPEN' || status === 'BOOKED') && (
        <CategoryNotices profession={profession} place="request" specialty={specialty} />
      )}
    </>
  );
};
