import { formatDay } from '@tele/core';
import { Money, useNow, When } from '@tele/kit';
import { ButtonLink, DataList, DataRow, Sheet } from '@tele/ui';
import type { Booking } from './booking.ts';

export interface BookingSheetProps {
  booking: Booking;
  zone: string;
  /** Where the whole appointment is, with cancelling and the patient's details. */
  href: string | undefined;
  onClose: () => void;
}

/** Details of a booked time. Nothing here can be changed: a booking is cancelled among the appointments. */
const BookingSheet = ({ booking, zone, href, onClose }: BookingSheetProps) => {
  const now = useNow();
  const { appointment, startISO, endISO, name } = booking;
  return (
    <Sheet
      open
      title={name}
      description={appointment.specialty}
      onOpenChange={(open) => !open && onClose()}
      footer={href && <ButtonLink href={href}>Open in appointments</ButtonLink>}
    >
      <DataList aria-label="Appointment">
        <DataRow term="Day">{formatDay(startISO, zone, now)}</DataRow>
        <DataRow term="Time">
          <When startISO={startISO} endISO={endISO} zone={zone} />
        </DataRow>
        <DataRow term="Fee">
          <Money cents={appointment.feeCents} />
        </DataRow>
        {appointment.reason && <DataRow term="Reason">{appointment.reason}</DataRow>}
      </DataList>
    </Sheet>
  );
};

export default BookingSheet;
