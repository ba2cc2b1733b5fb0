import { QueryBoundary, StatusPill } from '@tele/kit';
import { HomeLoading, HomePart } from '@tele/kit/screens';
import { useMessages } from '@tele/ui';
import { PayoutsSummary } from '../payouts/PayoutsSummary.tsx';
import type { ProviderHomeLinks } from './provider-home-links.ts';
import type { ProviderHomeParts } from './provider-home.data.ts';
import { providerHomeMessages } from './provider-home.messages.ts';

export interface PayoutsPartProps extends Pick<ProviderHomeLinks, 'payoutsHref'> {
  query: ProviderHomeParts['payouts'];
}

export const PayoutsPart = ({ query, payoutsHref }: PayoutsPartProps) => {
  const t = useMessages(providerHomeMessages);
  return (
    <HomePart title={t.payouts} state={query.data && <StatusPill kind="payouts" status={query.data.state} />}>
      <QueryBoundary
        query={query}
        loading={<HomeLoading heights={[96]} />}
        loadingLabel={t.payoutsLoading}
        errorTitle={t.failed}
        headingLevel={3}
      >
        {(payouts) => <PayoutsSummary payouts={payouts} href={payoutsHref} />}
      </QueryBoundary>
    </HomePart>
  );
};
