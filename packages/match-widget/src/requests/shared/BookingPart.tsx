import { lateCode, LatePart, Skeleton } from '@tele/ui';
import { RescheduleButton } from '../../reschedule/RescheduleButton.tsx';
import { RescheduleRow } from '../../reschedule/RescheduleRow.tsx';
import type { Rescheduling } from '../../reschedule/use-rescheduling.ts';
import type { BookingCardProps } from './BookingCard.tsx';

const lateBookingCard = lateCode(() => import('./BookingCard.tsx').then(({ BookingCard }) => BookingCard));

export interface BookingPartProps extends Omit<BookingCardProps, 'rescheduleRow' | 'rescheduleButton'> {
  rescheduling: Rescheduling | null;
}

/** The booking of a request: a request that waits for a reply fetches no code for it. */
export const BookingPart = ({ rescheduling, ...booking }: BookingPartProps) => (
  <LatePart code={lateBookingCard} loading={<Skeleton shape="block" height={320} />}>
    {(BookingCard) => (
      <BookingCard
        {...booking}
        rescheduleRow={rescheduling && <RescheduleRow rescheduling={rescheduling} />}
        rescheduleButton={rescheduling?.isAllowed && <RescheduleButton rescheduling={rescheduling} />}
      />
    )}
  </LatePart>
);
