import { OpenRequestsScreen } from '@tele/provider-inbox/screens';
import { places } from '../places.ts';
import { inboxTabs } from './inbox-tabs.ts';

const OpenRequestsPage = () => <OpenRequestsScreen tabs={inboxTabs} payouts={{ href: places.payouts.href() }} />;

export default OpenRequestsPage;
