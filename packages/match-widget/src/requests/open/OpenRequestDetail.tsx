import { cancellingMoney, offerRefundUntil, type OpenRequest, type ProfessionId, type ShownMoney } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Button, LatePart, Skeleton, TrashIcon, useMessages, VisuallyHidden } from '@tele/ui';
import { useEffect, useRef, useState } from 'react';
import { useRescheduling } from '../../reschedule/use-rescheduling.tsx';
import { CategoryNotices } from '../../notices/CategoryNotices.tsx';
import { AcceptSheet } from './offers/AcceptSheet.tsx';
import { EndedOffers } from './offers/EndedOffers.tsx';
import { isLive } from './offers/offer-now.ts';
import { OfferCard } from './offers/OfferCard.tsx';
import type { useAccepting } from './offers/use-accepting.ts';
import { useShownOffers } from './offers/use-shown-offers.ts';
import { lateBookingCard } from '../picked/late-booking-card.ts';
import { hasReceipt } from '../picked/has-receipt.ts';
import { MoneyCard } from '../picked/MoneyCard.tsx';
import type { RequestAction } from '../picked/RequestDialogs.tsx';
import { Split } from '../../screen/Split.tsx';
import { worded } from '../../screen/worded.ts';
import type { Booker } from '../../submit/booker.data.ts';
import { OpenRequestDialogs, type OpenRequestQuestion } from './OpenRequestDialogs.tsx';
import { OpenRequestEnding } from './OpenRequestEnding.tsx';
import { OpenRequestFacts } from './OpenRequestFacts.tsx';
import { mayDelete } from './open-request-standing.ts';
import { openRequestMessages } from './open-request.messages.ts';
import { WaitingCard } from './WaitingCard.tsx';
import '../picked/RequestDetail.css';
import './OpenRequestDetail.css';

export interface OpenRequestDetailProps {
  request: OpenRequest;
  zone: string;
  appointmentsHref?: string;
  findHref?: (profession: ProfessionId) => string;
  onFind?: () => void;
  booker: Booker;
  accepting: ReturnType<typeof useAccepting>;
  cancel: RequestAction;
  remove: RequestAction;
  /** Both settle when it is done, with whether it went well. */
  onCancelBooking: (offerId: string, seen: ShownMoney) => Promise<boolean>;
  onDelete: () => Promise<boolean>;
  /** Forgets what went wrong with either before. */
  onForget: () => void;
  /** An offer has ended by itself: time to read again. */
  onOfferEnd: () => void;
}

/** One request for times, whatever has become of it: its offers, or its booking, with what may still be done. */
export const OpenRequestDetail = (props: OpenRequestDetailProps) => {
  const { request, zone, findHref, onFind, accepting, cancel, remove } = props;
  const t = useMessages(openRequestMessages);
  const format = useFormat();
  const now = useNow();
  const [asking, setAsking] = useState<OpenRequestQuestion | null>(null);
  const { shown, ended } = useShownOffers(request.offers, props.onOfferEnd);
  const { booking, status, profession, specialty } = request;
  const words = worded(profession);
  const live = shown.filter(isLive).length;
  const firstLive = shown.find(isLive);
  const stands = booking?.status === 'CONFIRMED' ? booking : null;
  const appointment = stands && { ...stands, chosenSlotISO: stands.slotISO };
  const mayCancel = stands !== null && Date.parse(stands.slotISO) > now.getTime();
  const moving = useRescheduling(stands && { appointmentId: stands.offerId, booking: stands, zone });
  const offerOf = (id: string | undefined) => request.offers.find(({ offerId }) => offerId === id);
  const chosenId = accepting.chosen?.offerId;
  const chosen = shown.find(({ offerId }) => offerId === chosenId) ?? offerOf(chosenId);
  const bookedRef = useRef<HTMLDivElement>(null);
  const payment = booking && offerOf(booking.offerId)?.payment;
  const isBookedHere = stands !== null && stands.offerId === chosenId;
  // The button that led to the payment is gone: the focus goes on to what came of it.
  useEffect(() => {
    if (isBookedHere) bookedRef.current?.focus();
  }, [isBookedHere]);
  const ask = (question: OpenRequestQuestion): void => {
    props.onForget();
    setAsking(question);
  };
  const settle = async (work: Promise<boolean>): Promise<void> => {
    if (await work) setAsking(null);
  };
  const main = (
    <>
      <VisuallyHidden role="status">{status === 'OPEN' && live > 0 && t.offers({ count: live })}</VisuallyHidden>
      {stands && (
        <div ref={bookedRef} tabIndex={-1} className="tele-open-request-detail__booking">
          <LatePart code={lateBookingCard} loading={<Skeleton shape="block" height={320} />}>
            {(BookingCard) => (
              <BookingCard
                worded={words}
                booking={stands}
                from={{ offerId: stands.offerId, selectionId: null }}
                bookedFor={request.person?.name}
                location={offerOf(stands.offerId)?.specialist.location}
                zone={zone}
                appointmentsHref={props.appointmentsHref}
                moving={moving}
                onCancel={mayCancel ? () => ask('cancel') : undefined}
              />
            )}
          </LatePart>
        </div>
      )}
      {(status === 'CLOSED' || status === 'CANCELLED') && <OpenRequestEnding {...{ request, findHref, onFind }} />}
      {status === 'OPEN' &&
        shown.map((offer) => (
          <OfferCard
            key={offer.offerId}
            offer={offer}
            zone={zone}
            isFirst={offer.offerId === firstLive?.offerId}
            takenISO={accepting.takenOf(offer.offerId)}
            onAccept={(slotISO) => accepting.start({ offerId: offer.offerId, slotISO })}
          />
        ))}
      {status === 'OPEN' && live === 0 && (
        <WaitingCard {...{ request, zone }} again={shown.length + ended.length > 0} />
      )}
      {ended.length > 0 && <EndedOffers offers={ended} zone={zone} />}
      {(status === 'OPEN' || status === 'BOOKED') && (
        <CategoryNotices profession={profession} place="request" specialty={specialty} />
      )}
    </>
  );
  const aside = (
    <>
      {booking && payment && (stands || hasReceipt(payment.fate)) && (
        <MoneyCard
          appointmentId={booking.offerId}
          zone={zone}
          lines={[
            {
              label: t.fee(words),
              cents: payment.amountCents,
              paid: { fate: payment.fate, sinceISO: payment.changedAt },
            },
          ]}
        />
      )}
      <OpenRequestFacts {...{ request, zone }} />
      {moving.note && <p className="tele-request-detail__note">{moving.note}</p>}
      {appointment && mayCancel && appointment.feeCents > 0 && (
        <p className="tele-request-detail__note">
          {t.ifCancelled({
            name: appointment.specialistName,
            fee: format.cents(appointment.feeCents),
            until:
              cancellingMoney(appointment, 'patient', now).offerFee === 'refunded'
                ? format.dayTimeWithZone(offerRefundUntil(appointment), zone, now)
                : null,
          })}
        </p>
      )}
      {mayDelete(request, now) && (
        <div className="tele-request-detail__actions">
          <Button variant="danger" size="sm" iconStart={TrashIcon} onClick={() => ask('delete')}>
            {status === 'OPEN' ? t.withdraw : t.deleteRequest}
          </Button>
        </div>
      )}
    </>
  );
  return (
    <>
      <Split main={main} aside={aside} />
      {moving.sheet}
      <OpenRequestDialogs
        {...{ asking, request, zone, cancel, remove }}
        onCancelBooking={(seen) => booking && void settle(props.onCancelBooking(booking.offerId, seen))}
        onDelete={() => void settle(props.onDelete())}
        onClose={() => setAsking(null)}
      />
      {chosen && accepting.chosen && (
        <AcceptSheet
          key={chosen.offerId}
          open={accepting.open && chosen.status !== 'ACCEPTED'}
          offer={chosen}
          slotISO={accepting.chosen.slotISO}
          zone={zone}
          booker={props.booker}
          held={accepting.held}
          onAccept={accepting.accept}
          onClose={accepting.close}
        />
      )}
    </>
  );
};
