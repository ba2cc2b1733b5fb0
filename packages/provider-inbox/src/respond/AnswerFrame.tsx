import type { UseQueryResult } from '@tanstack/react-query';
import { QueryBoundary } from '@tele/kit';
import { Button, ButtonLink, Card, EmptyState, PageHeader } from '@tele/ui';
import type { ReactNode, Ref } from 'react';
import { RespondLoading } from './RespondLoading.tsx';
import './RespondScreen.css';

export interface BackToInbox {
  inboxHref?: string;
  onInbox?: () => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

interface AnswerFrameProps<Item> {
  title: ReactNode;
  back: BackToInbox;
  texts: Readonly<Record<'inbox' | 'loading' | 'notLoaded' | 'gone' | 'goneHint' | 'back', string>>;
  query: Pick<UseQueryResult, 'data' | 'error' | 'fetchStatus' | 'isFetching' | 'refetch'>;
  /** Undefined while loading, and once it is gone. */
  item: Item | undefined;
  children: (item: Item) => ReactNode;
}

export const AnswerFrame = <Item,>({ title, back, texts, query, item, children }: AnswerFrameProps<Item>) => {
  const { inboxHref, onInbox, titleRef } = back;
  // The cached list may be old: the request counts as gone only after a fresh response.
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
