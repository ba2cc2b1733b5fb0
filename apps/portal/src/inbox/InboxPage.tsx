import { InboxScreen } from '@tele/provider-inbox';
import '@tele/provider-inbox/styles.css';
import { usePageTitle } from '../chrome/use-page-title.ts';
import { routes } from '../routes.ts';

/** `/inbox` */
const InboxPage = () => {
  usePageTitle('Inbox');
  return <InboxScreen viewHref={routes.respond.href} reviewAvailabilityHref={routes.availability.href()} />;
};

export default InboxPage;
