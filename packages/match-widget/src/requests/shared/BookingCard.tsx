import { formatLocation, joinState, type Booking, type Candidate } from '@tele/core';
import { CalendarLinks, DateTile, HowWeMeet, useFormat, useNow, When } from '@tele/kit';
import { Button, ButtonLink, CalendarCheckIcon, Card, Heading, Icon, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import type { WordingArgs } from '../../screen/worded.ts';
import { requestMessages } from './request.messages.ts';
import './BookingCard.css';

export interface BookingCardProps {
  worded: WordingArgs;
  booking: Booking;
  from: { offerId: string | null; selectionId: string | null };
  /** The patient's name, if someone else booked. */
  bookedFor?: string | undefined;
  location: Candidate['location'] | undefined;
  zone: string;
  appointmentsHref?: string;
  rescheduleRow: ReactNode;
  rescheduleButton: ReactNode;
  /** Omitted once the appointment has started. */
  onCancel?: () => void;
}

export const BookingCard = (props: BookingCardProps) => {
  const { worded, booking, from, bookedFor, location, zone, appointmentsHref, rescheduleButton, onCancel } = props;
  const t = useMessages(requestMessages);
  const format = useFormat();
  const now = useNow();
  const { slotISO, endISO, specialistName: name, meeting, sequence } = booking;
  const times = { startISO: slotISO, endISO };
  const isOpen = meeting?.way === 'video' && joinState(times, now) === 'open';
  const card = (
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
          <div className="tele-booking-card__who">
            {[name, location && formatLocation(location)].filter(Boolean).join(', ')}
          </div>
        </div>
        <div className="tele-booking-card__fee">
          <b translate="no">{format.cents(booking.feeCents)}</b>
          <span>{t.meetingFee(worded)}</span>
        </div>
      </div>
      {props.rescheduleRow}
      {(meeting || booking.status === 'CONFIRMED') && (
        <div className="tele-booking-card__meeting">
          <HowWeMeet appointment={times} side="patient" phone={null} {...{ meeting, name, bookedFor, zone }} />
        </div>
      )}
      <div className="tele-booking-card__calendar">
        <CalendarLinks appointment={{ ...times, ...from, sequence, meeting, title: worded.words.calendarTitle }} />
      </div>
      {(onCancel || appointmentsHref || rescheduleButton) && (
        <div className="tele-booking-card__foot">
          {rescheduleButton}
          {appointmentsHref && <ButtonLink href={appointmentsHref}>{t.viewAppointments}</ButtonLink>}
          {onCancel && (
            <Button variant="ghost-danger" onClick={onCancel}>
              {t.cancelBooking}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
  return (
    <>
      {card}
      {isOpen && (
        <p className="tele-booking-card__nobody">
          {bookedFor === undefined ? t.nobodyThere({ name }) : t.nobodyThereFor({ name, patientName: bookedFor })}
        </p>
      )}
    </>
  );
};
