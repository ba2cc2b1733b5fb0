import { browserZone, MorePages, QueryBoundary, useDisplayZone, useKept, useTele } from '@tele/kit';
import { ButtonLink, Card, EmptyState, PageHeader, PlusIcon, useMessages } from '@tele/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Screen } from '../screen/Screen.tsx';
import type { AskedAgain } from './AskAgain.tsx';
import type { AskedForTimes } from './AskedItem.tsx';
import { EndedRequests } from './EndedRequests.tsx';
import { RequestList } from './RequestList.tsx';
import { currentRequests, endedRequests, isCurrent } from './requests.data.ts';
import { RequestsLoading } from './RequestsLoading.tsx';
import { requestsMessages } from './requests.messages.ts';
import './RequestsScreen.css';

export interface RequestsScreenProps {
  /** Where View leads, of picked specialists and of a request for times. */
  viewHref: (selectionId: string) => string;
  askedHref: (requestId: string) => string;
  /** Where 'New request' leads: /match/doctor. */
  findHref: string;
  /** To the results of a search that was asked before; its picks are kept for it. Left out, nothing is asked again from here. */
  onAskAgain?: (again: AskedAgain) => void;
  /** The same of a request for times, to the form that asks. */
  onAskForTimesAgain?: (again: AskedForTimes) => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /requests: what is booked, paid or asked for, and folded below it what has ended or was never paid (spec section 2 'Patient requests'). */
export const RequestsScreen = (props: RequestsScreenProps) => {
  const { viewHref, askedHref, findHref, onAskAgain, onAskForTimesAgain, titleRef } = props;
  const { client } = useTele();
  const t = useMessages(requestsMessages);
  const requests = useInfiniteQuery(currentRequests(client));
  const [zone] = useDisplayZone(undefined, browserZone);
  // Kept, so that Back from a request finds the fold as it was left.
  const [chosen, setChosen] = useKept({ key: 'match.requests.ended', read: readFlag, initial: null });
  const { items = [], count = 0, first } = requests.data ?? {};
  const listed = items.filter(isCurrent);
  // A service that does not part them answers all at once.
  const unlisted = items.length - listed.length;
  const ended = first?.ended ?? unlisted;
  const open = chosen ?? (first !== undefined && listed.length === 0);
  const endedOnes = useInfiniteQuery({ ...endedRequests(client), enabled: open && ended > 0 });
  return (
    <Screen name="requests">
      <PageHeader
        titleRef={titleRef}
        title={t.title}
        lede={listed.length > 0 && t.lede({ count: count - unlisted })}
        tools={
          <ButtonLink variant="primary" href={findHref} iconStart={PlusIcon}>
            {t.newRequest}
          </ButtonLink>
        }
      />
      <Card as="section" aria-label={t.title}>
        <QueryBoundary query={requests} loading={<RequestsLoading />} loadingLabel={t.loading} errorTitle={t.failed}>
          {() =>
            listed.length === 0 ? (
              <EmptyState
                title={ended === 0 ? t.none : t.noneOpen}
                hint={t.noneHint}
                action={<ButtonLink href={findHref}>{t.find}</ButtonLink>}
              />
            ) : (
              <MorePages query={requests} shown={listed.length}>
                <RequestList items={listed} {...{ zone, viewHref, askedHref, onAskAgain }} />
              </MorePages>
            )
          }
        </QueryBoundary>
      </Card>
      {ended > 0 && (
        <EndedRequests
          count={ended}
          requests={endedOnes}
          open={open}
          onOpenChange={setChosen}
          {...{ zone, viewHref, askedHref, onAskAgain, onAskForTimesAgain }}
        />
      )}
    </Screen>
  );
};

const readFlag = (kept: unknown): boolean | null => (typeof kept === 'boolean' ? kept : null);
