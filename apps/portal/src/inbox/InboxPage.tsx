import { InboxScreen } from '@tele/provider-inbox/screens';
import { places } from '../places.ts';
import { inboxTabs } from './inbox-tabs.ts';

const InboxPage = () => {
  return (
    <InboxScreen
      tabs={inboxTabs}
      viewHref={places.respond.href}
      rescheduleHref={places.reschedule.href}
      appointmentHref={places.appointments.href}
      reviewAvailabilityHref={places.availability.href()}
    />
  );
};

export default InboxPage;
