export { BookingCard } from './BookingCard.tsx';
export { CancelBookingDialog } from './CancelBookingDialog.tsx';
