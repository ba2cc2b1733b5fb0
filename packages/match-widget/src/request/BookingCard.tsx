import type { Booking, Candidate } from '@tele/core';
import { DateTile, useFormat, When } from '@tele/kit';
import { Button, ButtonLink, CalendarCheckIcon, Card, Heading, Icon, useMessages } from '@tele/ui';
import type { Worded } from '../screen/worded.ts';
import { requestMessages } from './request.messages.ts';
import './BookingCard.css';

export interface BookingCardProps {
  worded: Worded;
  booking: Booking;
  /** Where its specialist is, when known. */
  location: Candidate['location'] | undefined;
  zone: string;
  appointmentsHref?: string;
  /** Left out once it has begun: it can no longer be cancelled then. */
  onCancel?: () => void;
}

/** The confirmed booking: when, with whom, for how much. */
export const BookingCard = ({ worded, booking, location, zone, appointmentsHref, onCancel }: BookingCardProps) => {
  const t = useMessages(requestMessages);
  const format = useFormat();
  const { slotISO, endISO, specialistName: name } = booking;
  return (
    <Card as="section" className="tele-booking-card" aria-labelledby="booking-title">
      <div className="tele-booking-card__head">
        <Icon icon={CalendarCheckIcon} />
        <Heading level={2} look="mini" id="booking-title">
          {t.bookedTitle(worded)}
        </Heading>
      </div>
      <div className="tele-booking-card__body">
        <DateTile iso={slotISO} zone={zone} />
        <div className="tele-booking-card__what">
          <When className="tele-booking-card__when" startISO={slotISO} endISO={endISO} zone={zone} />
          <div className="tele-booking-card__who">{location ? t.who({ name, ...location }) : name}</div>
        </div>
        <div className="tele-booking-card__fee">
          <b>{format.cents(booking.feeCents)}</b>
          <span>{t.meetingFee(worded)}</span>
        </div>
      </div>
      {(onCancel || appointmentsHref) && (
        <div className="tele-booking-card__foot">
          {onCancel && (
            <Button variant="danger" onClick={onCancel}>
              {t.cancelBooking}
            </Button>
          )}
          {appointmentsHref && <ButtonLink href={appointmentsHref}>{t.viewAppointments}</ButtonLink>}
        </div>
      )}
    </Card>
  );
};
