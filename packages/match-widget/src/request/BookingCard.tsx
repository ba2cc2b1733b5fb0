import { formatCents, type Booking, type Candidate } from '@tele/core';
import { DateTile, When } from '@tele/kit';
import { Button, ButtonLink, CalendarCheckIcon, Card, Heading, Icon } from '@tele/ui';
import './BookingCard.css';

export interface BookingCardProps {
  booking: Booking;
  /** Where its specialist is, when known. */
  location: Candidate['location'] | undefined;
  zone: string;
  appointmentsHref?: string;
  onCancel: () => void;
}

/** The confirmed booking: when, with whom, for how much. */
export const BookingCard = ({ booking, location, zone, appointmentsHref, onCancel }: BookingCardProps) => (
  <Card as="section" className="tele-booking-card" aria-labelledby="booking-title">
    <div className="tele-booking-card__head">
      <Icon icon={CalendarCheckIcon} />
      <Heading level={2} look="mini" id="booking-title">
        Your consultation is booked
      </Heading>
    </div>
    <div className="tele-booking-card__body">
      <DateTile iso={booking.slotISO} zone={zone} />
      <div className="tele-booking-card__what">
        <When className="tele-booking-card__when" startISO={booking.slotISO} endISO={booking.endISO} zone={zone} />
        <div className="tele-booking-card__who">
          {booking.specialistName}
          {location && `, ${location.city} ${location.state}`}
        </div>
      </div>
      <div className="tele-booking-card__fee">
        <b>{formatCents(booking.feeCents)}</b>
        <span>Consultation fee</span>
      </div>
    </div>
    <div className="tele-booking-card__foot">
      <Button variant="danger" onClick={onCancel}>
        Cancel booking
      </Button>
      {appointmentsHref && <ButtonLink href={appointmentsHref}>View in appointments</ButtonLink>}
    </div>
  </Card>
);
