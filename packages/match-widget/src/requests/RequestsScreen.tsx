import { QueryBoundary, useDisplayZone, useTele } from '@tele/kit';
import { ButtonLink, Card, EmptyState, PageHeader, PlusIcon, Skeleton } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Screen } from '../screen/Screen.tsx';
import { RequestItem } from './RequestItem.tsx';
import { requestsQuery } from './requests.data.ts';
import './RequestsScreen.css';

export interface RequestsScreenProps {
  /** Where View leads. */
  viewHref: (selectionId: string) => string;
  /** Where 'New request' leads: /match/doctor. */
  findHref: string;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /requests: what the patient has asked for, booked or paid (spec section 2 'Patient requests'). */
export const RequestsScreen = ({ viewHref, findHref, titleRef }: RequestsScreenProps) => {
  const { client } = useTele();
  const requests = useQuery(requestsQuery(client));
  const [zone] = useDisplayZone('browser');
  return (
    <Screen name="requests">
      <PageHeader
        titleRef={titleRef}
        title="Requests"
        tools={
          <ButtonLink variant="primary" href={findHref} iconStart={PlusIcon}>
            New request
          </ButtonLink>
        }
      />
      <Card as="section" aria-label="Requests">
        <QueryBoundary
          query={requests}
          loading={<RequestsSkeleton />}
          loadingLabel="Loading requests"
          errorTitle="Failed to load request"
        >
          {(found) =>
            found.length === 0 ? (
              <EmptyState
                title="No requests yet."
                hint="A request appears here once its booking fee is paid."
                action={<ButtonLink href={findHref}>Find specialists</ButtonLink>}
              />
            ) : (
              <ul className="tele-request-list">
                {found.map((selection) => (
                  <RequestItem
                    key={selection.selectionId}
                    selection={selection}
                    zone={zone}
                    href={viewHref(selection.selectionId)}
                  />
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </Card>
    </Screen>
  );
};

const RequestsSkeleton = () => (
  <div className="tele-requests-skeleton">
    {['first', 'second', 'third'].map((key) => (
      <Skeleton key={key} shape="block" height={44} />
    ))}
  </div>
);
