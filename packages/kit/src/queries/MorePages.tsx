import { Button, useMessages, VisuallyHidden } from '@tele/ui';
import type { ReactNode } from 'react';
import { errorText } from '../errors/error-text.ts';
import { isSignInError } from '../errors/is-sign-in-error.ts';
import { moreMessages } from './more.messages.ts';
import { SignInButton } from './SignInButton.tsx';
import { queryMessages } from './query.messages.ts';
import { signInMessages } from './sign-in.messages.ts';
import { useMore, type PagedQuery } from './use-more.ts';
import './MorePages.css';

export interface MorePagesProps {
  query: PagedQuery;
  shown: number;
  className?: string;
  children: ReactNode;
}

/** Paged list: loads more by scrolling or button. Announces new rows; a press moves focus to the first. */
export const MorePages = ({ query, shown, className, children }: MorePagesProps) => {
  const t = useMessages(moreMessages);
  const { offline: offlineText, tryAgain } = useMessages(queryMessages);
  const { title: pleaseSignIn } = useMessages(signInMessages);
  const { root, end, button, load, added } = useMore(query, shown);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchStatus, error } = query;
  const offline = hasNextPage && fetchStatus === 'paused';
  const failed = isFetchNextPageError && !isFetchingNextPage && !offline;
  const signedOut = failed && isSignInError(error);
  return (
    <div ref={root} className={className}>
      {children}
      <div ref={end} className="tele-more-pages" data-empty={!hasNextPage || undefined}>
        <VisuallyHidden role="status">{added !== null && t.shown({ count: added })}</VisuallyHidden>
        {signedOut && <p className="tele-more-pages__problem">{pleaseSignIn}</p>}
        {failed && !signedOut && (
          <p role="alert" className="tele-more-pages__problem">
            <strong>{t.failed}</strong> <span>{errorText(error, tryAgain)}</span>
          </p>
        )}
        {offline && <p className="tele-more-pages__problem">{offlineText}</p>}
        {signedOut && <SignInButton />}
        {hasNextPage && !signedOut && (
          <Button ref={button} loading={isFetchingNextPage} loadingLabel={t.loading} onClick={load}>
            {failed ? t.again : t.more}
          </Button>
        )}
      </div>
    </div>
  );
};
