import { QueryBoundary, StatusPill } from '@tele/kit';
import { PayoutsSummary } from '@tele/provider-inbox/screens';
import { Skeleton, useMessages } from '@tele/ui';
import { DashboardPart } from '../patient-dashboard/DashboardPart.tsx';
import type { WorkHomeLinks } from './dashboard-links.ts';
import type { WorkHomeParts } from './specialist-dashboard.data.ts';
import { workHomeMessages } from './specialist-dashboard.messages.ts';
import '../patient-dashboard/DashboardPart.css';

export interface PayoutsPartProps extends Pick<WorkHomeLinks, 'payoutsHref'> {
  query: WorkHomeParts['payouts'];
}

export const PayoutsPart = ({ query, payoutsHref }: PayoutsPartProps) => {
  const t = useMessages(workHomeMessages);
  return (
    <DashboardPart title={t.payouts} state={query.data && <StatusPill kind="payouts" status={query.data.state} />}>
      <QueryBoundary
        query={query}
        loading={
          <div className="tele-home__skeleton">
            <Skeleton shape="block" height={96} />
          </div>
        }
        loadingLabel={t.payoutsLoading}
        errorTitle={t.failed}
        headingLevel={3}
      >
        {(payouts) => <PayoutsSummary payouts={payouts} href={payoutsHref} />}
      </QueryBoundary>
    </DashboardPart>
  );
};
