import { isListed } from '@tele/core';
import { browserZone, QueryBoundary, useDisplayZone, useTele } from '@tele/kit';
import { ButtonLink, Card, EmptyState, PageHeader, PlusIcon, Skeleton, useMessages } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Screen } from '../screen/Screen.tsx';
import type { AskedAgain } from './AskAgain.tsx';
import { EndedRequests } from './EndedRequests.tsx';
import { RequestItem } from './RequestItem.tsx';
import { requestsQuery } from './requests.data.ts';
import { requestsMessages } from './requests.messages.ts';
import './RequestsScreen.css';

export interface RequestsScreenProps {
  /** Where View leads. */
  viewHref: (selectionId: string) => string;
  /** Where 'New request' leads: /match/doctor. */
  findHref: string;
  /** To the results of a search that was asked before; its picks are kept for it. Left out, nothing is asked again from here. */
  onAskAgain?: (again: AskedAgain) => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /requests: what is booked or paid, and folded below it what has ended or was never paid (spec section 2 'Patient requests'). */
export const RequestsScreen = ({ viewHref, findHref, onAskAgain, titleRef }: RequestsScreenProps) => {
  const { client } = useTele();
  const t = useMessages(requestsMessages);
  const requests = useQuery(requestsQuery(client));
  const [zone] = useDisplayZone(undefined, browserZone);
  const listed = requests.data?.filter(isListed) ?? [];
  const ended = requests.data?.filter((selection) => !isListed(selection)) ?? [];
  return (
    <Screen name="requests">
      <PageHeader
        titleRef={titleRef}
        title={t.title}
        lede={listed.length > 0 && t.lede({ count: listed.length })}
        tools={
          <ButtonLink variant="primary" href={findHref} iconStart={PlusIcon}>
            {t.newRequest}
          </ButtonLink>
        }
      />
      <Card as="section" aria-label={t.title}>
        <QueryBoundary query={requests} loading={<RequestsSkeleton />} loadingLabel={t.loading} errorTitle={t.failed}>
          {() =>
            listed.length === 0 ? (
              <EmptyState
                title={ended.length === 0 ? t.none : t.noneOpen}
                hint={t.noneHint}
                action={<ButtonLink href={findHref}>{t.find}</ButtonLink>}
              />
            ) : (
              <ul className="tele-request-list">
                {listed.map((selection) => (
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
      {ended.length > 0 && (
        <EndedRequests selections={ended} startsOpen={listed.length === 0} {...{ zone, viewHref, onAskAgain }} />
      )}
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
