import { formatDay } from '@tele/core';
import { Money, useNow, ZonedTime } from '@tele/kit';
import { ButtonLink, DataList, DataRow, Sheet, useLocale, useMessages } from '@tele/ui';
import type { Booking } from './booking.ts';
import { bookingsMessages } from './bookings.messages.ts';

export interface BookingSheetProps {
  booking: Booking;
  zone: string;
  href: string | undefined;
  onClose: () => void;
}

const BookingSheet = ({ booking, zone, href, onClose }: BookingSheetProps) => {
  const t = useMessages(bookingsMessages);
  const locale = useLocale();
  const now = useNow();
  const { appointment, startISO, endISO, name } = booking;
  return (
    <Sheet
      open
      title={name}
      description={appointment.specialty}
      onOpenChange={(open) => !open && onClose()}
      footer={href && <ButtonLink href={href}>{t.open}</ButtonLink>}
    >
      <DataList aria-label={t.appointment}>
        <DataRow term={t.day}>{formatDay(startISO, zone, now, locale)}</DataRow>
        <DataRow term={t.time}>
          <ZonedTime startISO={startISO} endISO={endISO} zone={zone} />
        </DataRow>
        <DataRow term={t.fee}>
          <Money cents={appointment.feeCents} />
        </DataRow>
        {appointment.reason && <DataRow term={t.reason}>{appointment.reason}</DataRow>}
      </DataList>
    </Sheet>
  );
};

export default BookingSheet;
