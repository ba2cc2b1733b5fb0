import { QueryBoundary } from '@tele/kit';
import { HomeEmpty, HomePart } from '@tele/kit/screens';
import { useMessages } from '@tele/ui';
import { LatestRequests } from '../requests/list/LatestRequests.tsx';
import { RequestListLoading } from '../requests/list/RequestListLoading.tsx';
import type { HomeParts } from './patient-home.data.ts';
import { patientHomeMessages } from './patient-home.messages.ts';
import type { PatientHomeLinks } from './patient-home-links.ts';

export interface SelectionsPartProps extends Pick<
  PatientHomeLinks,
  'requestsHref' | 'selectionHref' | 'payHref' | 'openRequestHref'
> {
  query: HomeParts['requests'];
  zone: string;
}

export const SelectionsPart = (props: SelectionsPartProps) => {
  const { query, zone, requestsHref, selectionHref, payHref, openRequestHref } = props;
  const t = useMessages(patientHomeMessages);
  return (
    <HomePart title={t.selections} all={{ href: requestsHref, label: t.allRequests }}>
      <QueryBoundary
        query={query}
        loading={<RequestListLoading />}
        loadingLabel={t.selectionsLoading}
        errorTitle={t.failed}
        headingLevel={3}
      >
        {({ items }) =>
          items.length === 0 ? (
            <HomeEmpty>{t.noSelections}</HomeEmpty>
          ) : (
            <LatestRequests items={items} zone={zone} viewHref={selectionHref} {...{ payHref, openRequestHref }} />
          )
        }
      </QueryBoundary>
    </HomePart>
  );
};
