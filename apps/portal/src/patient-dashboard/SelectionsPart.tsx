import { LatestRequests, RequestListLoading } from '@tele/match-widget/screens';
import { QueryBoundary } from '@tele/kit';
import { useMessages } from '@tele/ui';
import type { HomeParts } from './patient-dashboard.data.ts';
import { homeMessages } from './patient-dashboard.messages.ts';
import type { HomeLinks } from './dashboard-links.ts';
import { DashboardPart } from './DashboardPart.tsx';
import './DashboardPart.css';

export interface SelectionsPartProps extends Pick<
  HomeLinks,
  'requestsHref' | 'selectionHref' | 'payHref' | 'openRequestHref'
> {
  query: HomeParts['requests'];
  zone: string;
}

/** The latest selections, and requests for times among them, each with its status. */
export const SelectionsPart = (props: SelectionsPartProps) => {
  const { query, zone, requestsHref, selectionHref, payHref, openRequestHref } = props;
  const t = useMessages(homeMessages);
  return (
    <DashboardPart title={t.selections} all={{ href: requestsHref, label: t.allRequests }}>
      <QueryBoundary
        query={query}
        loading={<RequestListLoading />}
        loadingLabel={t.selectionsLoading}
        errorTitle={t.failed}
        headingLevel={3}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className="tele-home__none">{t.noSelections}</p>
          ) : (
            <LatestRequests items={items} zone={zone} viewHref={selectionHref} {...{ payHref, openRequestHref }} />
          )
        }
      </QueryBoundary>
    </DashboardPart>
  );
};
