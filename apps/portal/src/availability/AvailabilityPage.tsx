import { AvailabilityScreen } from '@tele/availability-calendar';
import '@tele/availability-calendar/styles.css';
import { usePageTitle } from '../chrome/use-page-title.ts';
import { routes } from '../routes.ts';

/** `/availability`: a booked time leads to its appointment. */
const AvailabilityPage = () => {
  usePageTitle('Availability');
  return <AvailabilityScreen appointmentHref={routes.appointments.href} />;
};

export default AvailabilityPage;
