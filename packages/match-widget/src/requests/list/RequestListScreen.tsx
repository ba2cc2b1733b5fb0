import { browserZone, MorePages, QueryBoundary, useDisplayZone, useKept, useTele } from '@tele/kit';
import { ButtonLink, Card, EmptyState, PageHeader, PlusIcon, useMessages } from '@tele/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Screen } from '../../screen/Screen.tsx';
import type { AskedAgain } from './AskAgain.tsx';
import type { AskedForTimes } from './OpenRequestItem.tsx';
import { PastRequests } from './PastRequests.tsx';
import { RequestList } from './RequestList.tsx';
import { itemsIn, requestsIn } from './requests.data.ts';
import { RequestListLoading } from './RequestListLoading.tsx';
import { requestsMessages } from './requests.messages.ts';
import { UnpaidRequests } from './UnpaidRequests.tsx';
import './RequestListScreen.css';

export interface RequestListScreenProps {
  viewHref: (selectionId: string) => string;
  openRequestHref: (requestId: string) => string;
  /** Where 'Pay $15 to submit' leads: the request with its payment open. */
  payHref: (selectionId: string) => string;
  /** Where 'New request' leads: /match/doctor. */
  findHref: string;
  /** Opens the results of an earlier search with its picks. Left out, there is no 'Ask again'. */
  onAskAgain?: (again: AskedAgain) => void;
  /** The same for an open request. */
  onAskForTimesAgain?: (again: AskedForTimes) => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /requests: unpaid, current and past requests (spec section 2 'Patient requests'). */
export const RequestListScreen = (props: RequestListScreenProps) => {
  const { viewHref, openRequestHref, payHref, findHref, onAskAgain, onAskForTimesAgain, titleRef } = props;
  const { client } = useTele();
  const t = useMessages(requestsMessages);
  const requests = useInfiniteQuery(requestsIn(client, 'current'));
  const unpaid = useInfiniteQuery(requestsIn(client, 'unpaid'));
  const [zone] = useDisplayZone(undefined, browserZone);
  // Stored: Back restores it.
  const [chosen, setChosen] = useKept({ key: 'match.requests.ended', read: readFlag, initial: null });
  const { items = [], count = 0, first } = requests.data ?? {};
  const listed = itemsIn('current', items);
  const ended = first?.ended ?? itemsIn('ended', items).length;
  const payable = itemsIn('unpaid', unpaid.data?.items);
  const open = chosen ?? (first !== undefined && !unpaid.isPending && listed.length + payable.length === 0);
  const past = useInfiniteQuery({ ...requestsIn(client, 'ended'), enabled: open && ended > 0 });
  return (
    <Screen name="requests">
      <PageHeader
        titleRef={titleRef}
        title={t.title}
        lede={listed.length > 0 && t.lede({ count: count - (items.length - listed.length) })}
        tools={
          <ButtonLink variant="primary" href={findHref} iconStart={PlusIcon}>
            {t.newRequest}
          </ButtonLink>
        }
      />
      {!requests.isLoadingError && <UnpaidRequests requests={unpaid} {...{ zone, viewHref, payHref }} />}
      <Card as="section" aria-label={t.title}>
        <QueryBoundary query={requests} loading={<RequestListLoading />} loadingLabel={t.loading} errorTitle={t.failed}>
          {() =>
            listed.length === 0 ? (
              <EmptyState
                title={ended + payable.length === 0 ? t.none : t.noneOpen}
                hint={t.noneHint}
                action={<ButtonLink href={findHref}>{t.find}</ButtonLink>}
              />
            ) : (
              <MorePages query={requests} shown={listed.length}>
                <RequestList items={listed} {...{ zone, viewHref, openRequestHref, onAskAgain }} />
              </MorePages>
            )
          }
        </QueryBoundary>
      </Card>
      {ended > 0 && (
        <PastRequests
          count={ended}
          requests={past}
          open={open}
          onOpenChange={setChosen}
          {...{ zone, viewHref, openRequestHref, onAskAgain, onAskForTimesAgain }}
        />
      )}
    </Screen>
  );
};

const readFlag = (kept: unknown): boolean | null => (typeof kept === 'boolean' ? kept : null);
