import { InboxScreen } from '@tele/provider-inbox/screens';
import { places } from '../places.ts';

/** `/inbox` */
const InboxPage = () => {
  return <InboxScreen viewHref={places.respond.href} reviewAvailabilityHref={places.availability.href()} />;
};

export default InboxPage;
