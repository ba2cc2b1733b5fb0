import { LatestRequests, RequestsLoading } from '@tele/match-widget/screens';
import { QueryBoundary } from '@tele/kit';
import { useMessages } from '@tele/ui';
import type { HomeParts } from './home.data.ts';
import { homeMessages } from './home.messages.ts';
import type { HomeLinks } from './home-links.ts';
import { HomePart } from './HomePart.tsx';
import './HomePart.css';

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
    <HomePart title={t.selections} all={{ href: requestsHref, label: t.allRequests }}>
      <QueryBoundary
        query={query}
        loading={<RequestsLoading />}
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
    </HomePart>
  );
};
