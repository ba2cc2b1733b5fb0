import { useQuery } from '@tanstack/react-query';
import { limits, sydney } from '@tele/core';
import { CalendarFileButton, callQuery, DateTile, Money, ReceiptButton, useCardWords, useTele, When } from '@tele/kit';
import { ButtonLink, CalendarCheckIcon, Card, CloseIcon, Heading, Icon, IconButton, useMessages } from '@tele/ui';
import { useId } from 'react';
import type { AcceptedRequest } from '../accepted.ts';
import { acceptedMessages } from './accepted.messages.ts';
import './AcceptedCard.css';

export interface AppointmentLink {
  appointmentHref?: ((selectionId: string) => string) | undefined;
}

export interface AcceptedCardProps extends AppointmentLink {
  accepted: AcceptedRequest;
  onClose: () => void;
}

export const AcceptedCard = ({ accepted, appointmentHref, onClose }: AcceptedCardProps) => {
  const { selectionId, booking, card } = accepted;
  const t = useMessages(acceptedMessages);
  const words = useCardWords();
  const id = useId();
  const { client } = useTele();
  const { data } = useQuery(callQuery(client, 'myAppointments', { query: { apt: selectionId } }));
  const appointment = data?.items.find((each) => each.selectionId === selectionId);
  const cents = limits.acceptanceFeeCents;
  const charged = card ? t.chargedTo({ cents, card: words.name(card) }) : t.charged({ cents });
  return (
    <Card as="section" aria-labelledby={id} className="tele-accepted-card">
      <div className="tele-accepted-card__head">
        <Icon icon={CalendarCheckIcon} />
        <Heading level={2} look="mini" id={id} className="tele-accepted-card__title">
          {t.title}
        </Heading>
        <IconButton icon={CloseIcon} label={t.close} size="sm" onClick={onClose} />
      </div>
      <div className="tele-accepted-card__facts">
        <DateTile iso={booking.slotISO} zone={sydney} />
        <div className="tele-accepted-card__what">
          <When className="tele-accepted-card__when" startISO={booking.slotISO} endISO={booking.endISO} zone={sydney} />
          {appointment && (
            <span className="tele-accepted-card__quiet">
              {t.who({ ...appointment, way: appointment.meeting && t[appointment.meeting.way] })}
            </span>
          )}
        </div>
        <div className="tele-accepted-card__fee">
          <Money className="tele-accepted-card__amount" cents={booking.feeCents} />
          {appointment && (
            <span className="tele-accepted-card__quiet">{t.paidToYou({ profession: appointment.profession })}</span>
          )}
        </div>
      </div>
      <div className="tele-accepted-card__foot">
        <div className="tele-accepted-card__buttons">
          {appointmentHref && (
            <ButtonLink variant="primary" href={appointmentHref(selectionId)}>
              {t.open}
            </ButtonLink>
          )}
          {appointment && <CalendarFileButton appointment={appointment} />}
        </div>
        <div className="tele-accepted-card__said">
          <span>
            {`${appointment ? `${t.emailed({ name: appointment.bookedBy ?? appointment.patientName })} ` : ''}${charged}`}
          </span>
          <ReceiptButton appointmentId={selectionId} />
        </div>
      </div>
    </Card>
  );
};
