import { AvailabilityScreen } from '@tele/availability-calendar/screens';
import { places } from '../places.ts';

/** `/availability`: a booked time leads to its appointment. */
const AvailabilityPage = () => {
  return <AvailabilityScreen appointmentHref={places.appointments.href} />;
};

export default AvailabilityPage;
