import { MorePages, QueryBoundary } from '@tele/kit';
import { Card, ChevronDownIcon, Icon, useMessages } from '@tele/ui';
import { useId } from 'react';
import type { AskedAgain } from './AskAgain.tsx';
import type { AskedForTimes } from './AskedItem.tsx';
import { RequestList } from './RequestList.tsx';
import { RequestsLoading } from './RequestsLoading.tsx';
import { isCurrent, type RequestPages } from './requests.data.ts';
import { requestsMessages } from './requests.messages.ts';
import './EndedRequests.css';
import './RequestsScreen.css';

export interface EndedRequestsProps {
  /** How many there are: at least one. */
  count: number;
  /** Those that have been read; nothing is before it is opened. */
  requests: RequestPages;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  zone: string;
  viewHref: (selectionId: string) => string;
  askedHref: (requestId: string) => string;
  /** Left out, nothing is asked again from here. */
  onAskAgain?: ((again: AskedAgain) => void) | undefined;
  onAskForTimesAgain?: ((again: AskedForTimes) => void) | undefined;
}

/** What has ended or was never paid, folded with its count (design section 10 'u. Requests'). */
export const EndedRequests = (props: EndedRequestsProps) => {
  const { count, requests, open, onOpenChange, zone, viewHref, askedHref, onAskAgain, onAskForTimesAgain } = props;
  const t = useMessages(requestsMessages);
  const panelId = useId();
  return (
    <Card as="section" aria-label={t.ended} className="tele-ended-requests" data-open={open || undefined}>
      <button
        type="button"
        className="tele-ended-requests__fold"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => onOpenChange(!open)}
      >
        <Icon icon={ChevronDownIcon} size="sm" className="tele-ended-requests__chevron" />
        <span>{t.ended}</span>
        <span className="tele-ended-requests__count">{t.endedCount({ count })}</span>
      </button>
      <div id={panelId} hidden={!open}>
        {open && (
          <QueryBoundary query={requests} loading={<RequestsLoading />} loadingLabel={t.loading} errorTitle={t.failed}>
            {({ items }) => (
              <>
                <MorePages query={requests} shown={items.length}>
                  {/* A service that does not part its answers sends what is listed above too. */}
                  <RequestList
                    items={items.filter((item) => !isCurrent(item))}
                    {...{ zone, viewHref, askedHref, onAskAgain, onAskForTimesAgain }}
                  />
                </MorePages>
                {onAskAgain && <p className="tele-ended-requests__hint">{t.askAgainHint}</p>}
              </>
            )}
          </QueryBoundary>
        )}
      </div>
    </Card>
  );
};
