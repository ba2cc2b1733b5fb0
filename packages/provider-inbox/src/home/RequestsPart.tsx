import type { Wording } from '@tele/core';
import { QueryBoundary } from '@tele/kit';
import { HomeEmpty, HomePart } from '@tele/kit/screens';
import { useMessages } from '@tele/ui';
import { FirstOpenRequests } from '../open-requests/FirstOpenRequests.tsx';
import { InboxLoading } from '../inbox/InboxLoading.tsx';
import type { ProviderHomeLinks } from './provider-home-links.ts';
import { rowLimits, type ProviderHomeParts } from './provider-home.data.ts';
import { providerHomeMessages } from './provider-home.messages.ts';

export interface RequestsPartProps extends Pick<ProviderHomeLinks, 'requestsHref' | 'payoutsHref'> {
  query: ProviderHomeParts['requests'];
  words: Wording;
  /** False without hours: setting them comes first and replaces the requests. */
  hasHours: boolean;
}

export const RequestsPart = ({ query, words, hasHours, requestsHref, payoutsHref }: RequestsPartProps) => {
  const t = useMessages(providerHomeMessages);
  const count = query.data?.count ?? 0;
  return (
    <HomePart
      title={t.requests({ words })}
      all={hasHours && count > 0 ? { href: requestsHref, label: t.allRequests({ count }) } : undefined}
    >
      <QueryBoundary
        query={query}
        loading={<InboxLoading />}
        loadingLabel={t.requestsLoading}
        errorTitle={t.failed}
        headingLevel={3}
      >
        {({ items }) => {
          if (!hasHours) return <HomeEmpty>{t.hoursFirst}</HomeEmpty>;
          if (items.length === 0) return <HomeEmpty>{t.noRequests}</HomeEmpty>;
          return <FirstOpenRequests requests={items.slice(0, rowLimits.requests)} payouts={{ href: payoutsHref }} />;
        }}
      </QueryBoundary>
    </HomePart>
  );
};
