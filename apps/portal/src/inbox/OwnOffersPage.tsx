import { OwnOffersScreen } from '@tele/provider-inbox/screens';
import { places } from '../places.ts';
import { inboxTabs } from './inbox-tabs.ts';

const OwnOffersPage = () => (
  <OwnOffersScreen tabs={inboxTabs} payouts={{ href: places.payouts.href() }} viewHref={places.appointments.href} />
);

export default OwnOffersPage;
