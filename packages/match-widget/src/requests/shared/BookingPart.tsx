import { lateCode, LatePart, Skeleton } from '@tele/ui';
import type { BookingCardProps } from './BookingCard.tsx';

const lateBookingCard = lateCode(() => import('./BookingCard.tsx').then(({ BookingCard }) => BookingCard));

/** The card of a booking, with how they meet and its calendar links: a request that waits for a reply fetches none of it. */
export const LateBookingCard = (props: BookingCardProps) => (
  <LatePart code={lateBookingCard} loading={<Skeleton shape="block" height={320} />}>
    {(BookingCard) => <BookingCard {...props} />}
  </LatePart>
);
