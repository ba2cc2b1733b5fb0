import { AvailabilityScreen } from '@tele/availability-calendar';
import '@tele/availability-calendar/styles.css';
import { places } from '../places.ts';

/** `/availability`: a booked time leads to its appointment. */
const AvailabilityPage = () => {
  return <AvailabilityScreen appointmentHref={places.appointments.href} />;
};

export default AvailabilityPage;
