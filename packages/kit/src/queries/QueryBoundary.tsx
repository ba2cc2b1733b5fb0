import { Card, ErrorState, OfflineState, PartBoundary, SkeletonRegion, useMessages } from '@tele/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../errors/error-text.ts';
import { useReady } from '../host/use-ready.ts';
import { isSignInError } from '../errors/is-sign-in-error.ts';
import { PleaseSignIn } from './PleaseSignIn.tsx';
import { queryMessages } from './query.messages.ts';
import './QueryBoundary.css';

export interface QueryBoundaryProps<T> {
  query: Pick<UseQueryResult, 'error' | 'fetchStatus'> & { data: T | undefined; refetch: () => unknown };
  loading: ReactNode;
  loadingLabel?: string;
  /** The specification's error text, for example 'Failed to load inbox'. */
  errorTitle: string;
  /** Replaces the default error for failures with a special meaning. Null keeps the default. */
  renderError?: (error: Error) => ReactNode;
  headingLevel?: 1 | 2 | 3;
  children: (data: T) => ReactNode;
}

/** A region that loads. Cached content stays, offline and after a failed refresh (design section 6). */
export const QueryBoundary = <T,>(props: QueryBoundaryProps<T>) => {
  const { query, errorTitle, headingLevel = 2 } = props;
  const t = useMessages(queryMessages);
  useReady(query.data !== undefined || query.error !== null || query.fetchStatus === 'paused');
  if (query.data !== undefined) {
    const { data } = query;
    return (
      <PartBoundary>
        <Loaded draw={() => props.children(data)} />
      </PartBoundary>
    );
  }
  const fetching = query.fetchStatus === 'fetching';
  if (query.fetchStatus === 'paused') {
    return (
      <Card className="tele-query-boundary__problem">
        <OfflineState level={headingLevel} title={errorTitle} hint={t.offline} />
      </Card>
    );
  }
  if (query.error) {
    const own = props.renderError?.(query.error) ?? null;
    if (own !== null) return own;
    if (isSignInError(query.error)) return <PleaseSignIn headingLevel={headingLevel} />;
    return (
      <Card className="tele-query-boundary__problem">
        <ErrorState
          level={headingLevel}
          message={errorTitle}
          detail={errorText(query.error, t.tryAgain)}
          onRetry={() => void query.refetch()}
          retrying={fetching}
        />
      </Card>
    );
  }
  return (
    <SkeletonRegion label={props.loadingLabel ?? t.loading}>
      <div className="tele-query-boundary__loading">{props.loading}</div>
    </SkeletonRegion>
  );
};

/** A component: errors of the function reach the boundary. */
const Loaded = ({ draw }: { draw: () => ReactNode }) => draw();
