import type { UseQueryResult } from '@tanstack/react-query';
import { QueryBoundary } from '@tele/kit';
import { Button, ButtonLink, Card, EmptyState, PageHeader } from '@tele/ui';
import type { ReactNode, Ref } from 'react';
import { RespondLoading } from './RespondLoading.tsx';
import './RespondScreen.css';

/** How a host leads back to the inbox. */
export interface BackToInbox {
  /** Where 'Inbox' leads; or `onInbox` where there is no address to go to. */
  inboxHref?: string;
  onInbox?: () => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

interface AnswerFrameProps<Item> {
  title: ReactNode;
  back: BackToInbox;
  texts: Readonly<Record<'inbox' | 'loading' | 'notLoaded' | 'gone' | 'goneHint' | 'back', string>>;
  /** The list that has what is asked. */
  query: Pick<UseQueryResult, 'data' | 'error' | 'fetchStatus' | 'isFetching' | 'refetch'>;
  /** Undefined while it is not read, and once it is gone. */
  item: Item | undefined;
  children: (item: Item) => ReactNode;
}

/** A page on which one thing that a patient asks is answered: it loads, it is there, or it is gone and leads back. */
export const AnswerFrame = <Item,>({ title, back, texts, query, item, children }: AnswerFrameProps<Item>) => {
  const { inboxHref, onInbox, titleRef } = back;
  // It is not gone until a fresh answer says so.
  const unsure = item === undefined && query.data !== undefined && query.isFetching;
  return (
    <div className="tele-respond">
      <PageHeader
        title={title}
        titleRef={titleRef}
        crumb={
          inboxHref === undefined
            ? { label: texts.inbox, onSelect: () => onInbox?.() }
            : { label: texts.inbox, href: inboxHref }
        }
      />
      <QueryBoundary
        query={{
          data: unsure ? undefined : query.data,
          error: query.error,
          fetchStatus: query.fetchStatus,
          refetch: query.refetch,
        }}
        loading={<RespondLoading />}
        loadingLabel={texts.loading}
        errorTitle={texts.notLoaded}
      >
        {() =>
          item === undefined ? (
            <Card>
              <EmptyState
                title={texts.gone}
                hint={texts.goneHint}
                action={
                  inboxHref === undefined ? (
                    <Button onClick={onInbox}>{texts.back}</Button>
                  ) : (
                    <ButtonLink href={inboxHref}>{texts.back}</ButtonLink>
                  )
                }
              />
            </Card>
          ) : (
            <div className="tele-respond__columns">{children(item)}</div>
          )
        }
      </QueryBoundary>
    </div>
  );
};
