import type { Wording } from '@tele/core';
import { QueryBoundary } from '@tele/kit';
import { FirstOpenRequests, InboxLoading } from '@tele/provider-inbox/screens';
import { useMessages } from '@tele/ui';
import { DashboardPart } from '../patient-dashboard/DashboardPart.tsx';
import type { WorkHomeLinks } from './dashboard-links.ts';
import { rowLimits, type WorkHomeParts } from './specialist-dashboard.data.ts';
import { workHomeMessages } from './specialist-dashboard.messages.ts';
import '../patient-dashboard/DashboardPart.css';

export interface RequestsPartProps extends Pick<WorkHomeLinks, 'requestsHref' | 'payoutsHref'> {
  query: WorkHomeParts['requests'];
  words: Wording;
  /** False without hours: setting them comes first and replaces the requests. */
  hasHours: boolean;
}

/** First open requests, each with Make offer. */
export const RequestsPart = ({ query, words, hasHours, requestsHref, payoutsHref }: RequestsPartProps) => {
  const t = useMessages(workHomeMessages);
  const count = query.data?.count ?? 0;
  return (
    <DashboardPart
      title={t.requests({ words })}
      all={count > 0 ? { href: requestsHref, label: t.allRequests({ count }) } : undefined}
    >
      <QueryBoundary
        query={query}
        loading={<InboxLoading />}
        loadingLabel={t.requestsLoading}
        errorTitle={t.failed}
        headingLevel={3}
      >
        {({ items }) => {
          if (!hasHours) return <p className="tele-home__none">{t.hoursFirst}</p>;
          if (items.length === 0) return <p className="tele-home__none">{t.noRequests}</p>;
          return <FirstOpenRequests requests={items.slice(0, rowLimits.requests)} payouts={{ href: payoutsHref }} />;
        }}
      </QueryBoundary>
    </DashboardPart>
  );
};
