import { isListed } from '@tele/core';
import { browserZone, MorePages, QueryBoundary, useDisplayZone, useKept, useTele } from '@tele/kit';
import { ButtonLink, Card, EmptyState, PageHeader, PlusIcon, useMessages } from '@tele/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Screen } from '../screen/Screen.tsx';
import type { AskedAgain } from './AskAgain.tsx';
import { EndedRequests } from './EndedRequests.tsx';
import { RequestItem } from './RequestItem.tsx';
import { currentRequests, endedRequests } from './requests.data.ts';
import { RequestsLoading } from './RequestsLoading.tsx';
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
  const requests = useInfiniteQuery(currentRequests(client));
  const [zone] = useDisplayZone(undefined, browserZone);
  // Kept, so that Back from a request finds the fold as it was left.
  const [chosen, setChosen] = useKept({ key: 'match.requests.ended', read: readFlag, initial: null });
  const { items = [], count = 0, first } = requests.data ?? {};
  const listed = items.filter(isListed);
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
          {...{ zone, viewHref, onAskAgain }}
        />
      )}
    </Screen>
  );
};

const readFlag = (kept: unknown): boolean | null => (typeof kept === 'boolean' ? kept : null);
