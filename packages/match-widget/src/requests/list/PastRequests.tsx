import { MorePages, QueryBoundary } from '@tele/kit';
import { Card, ChevronRightIcon, Icon, useMessages } from '@tele/ui';
import { useId } from 'react';
import type { AskedAgain } from './AskAgain.tsx';
import type { AskedForTimes } from './OpenRequestItem.tsx';
import { RequestList } from './RequestList.tsx';
import { RequestListLoading } from './RequestListLoading.tsx';
import { itemsIn, type RequestPages } from './requests.data.ts';
import { requestsMessages } from './requests.messages.ts';
import './PastRequests.css';
import './RequestListScreen.css';

export interface PastRequestsProps {
  count: number;
  requests: RequestPages;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  zone: string;
  viewHref: (selectionId: string) => string;
  openRequestHref: (requestId: string) => string;
  onAskAgain?: ((again: AskedAgain) => void) | undefined;
  onAskForTimesAgain?: ((again: AskedForTimes) => void) | undefined;
}

export const PastRequests = (props: PastRequestsProps) => {
  const { count, requests, open, onOpenChange, zone, viewHref, openRequestHref, onAskAgain, onAskForTimesAgain } =
    props;
  const t = useMessages(requestsMessages);
  const panelId = useId();
  return (
    <Card as="section" aria-label={t.past} className="tele-past-requests" data-open={open || undefined}>
      <button
        type="button"
        className="tele-past-requests__fold"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => onOpenChange(!open)}
      >
        <Icon icon={ChevronRightIcon} size="sm" className="tele-past-requests__chevron" />
        <span>{t.past}</span>
        <span className="tele-past-requests__count">{t.pastCount({ count })}</span>
      </button>
      <div id={panelId} hidden={!open}>
        {open && (
          <QueryBoundary
            query={requests}
            loading={<RequestListLoading />}
            loadingLabel={t.loading}
            errorTitle={t.failed}
          >
            {({ items }) => (
              <>
                <MorePages query={requests} shown={items.length}>
                  <RequestList
                    items={itemsIn('ended', items)}
                    {...{ zone, viewHref, openRequestHref, onAskAgain, onAskForTimesAgain }}
                  />
                </MorePages>
                {onAskAgain && <p className="tele-past-requests__hint">{t.askAgainHint}</p>}
              </>
            )}
          </QueryBoundary>
        )}
      </div>
    </Card>
  );
};
