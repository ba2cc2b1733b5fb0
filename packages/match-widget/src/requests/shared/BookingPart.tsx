import { LatePart, Skeleton } from '@tele/ui';
import { RescheduleButton } from '../../reschedule/RescheduleButton.tsx';
import { RescheduleRow } from '../../reschedule/RescheduleRow.tsx';
import type { Rescheduling } from '../../reschedule/use-rescheduling.ts';
import type { BookingCardProps } from './BookingCard.tsx';
import { lateBookingParts } from './late-booking-parts.ts';

export interface BookingPartProps extends Omit<BookingCardProps, 'rescheduleRow' | 'rescheduleButton'> {
  rescheduling: Rescheduling | null;
}

/** The booking of a request, with the ways to reschedule and cancel it. */
export const BookingPart = ({ rescheduling, ...booking }: BookingPartProps) => (
  <LatePart code={lateBookingParts} loading={<Skeleton shape="block" height={320} />}>
    {({ BookingCard }) => (
      <BookingCard
        {...booking}
        rescheduleRow={rescheduling && <RescheduleRow rescheduling={rescheduling} />}
        rescheduleButton={rescheduling?.isAllowed && <RescheduleButton rescheduling={rescheduling} />}
      />
    )}
  </LatePart>
);
