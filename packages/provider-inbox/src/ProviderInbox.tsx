import { Widget, type OfferEvent, type SelectionEvent, type StripeSettings, type TeleWidgetProps } from '@tele/kit';
import { InboxLoading } from './inbox/InboxLoading.tsx';
import { rules } from './rules.ts';
import { InboxSteps } from './widget/InboxSteps.tsx';

export type InboxStep = 'inbox' | 'respond' | 'requests' | 'offers' | 'payouts';

export interface ProviderInboxProps extends Omit<TeleWidgetProps<InboxStep>, 'partner'> {
  /** Stripe settings. Omitted, the card form shows that payments are not configured. */
  stripe?: StripeSettings | null;
  /** Your appointments page. 'Open appointment' leads there with `apt=<selectionId>` added. Default: no such link. */
  appointmentsUrl?: string;
  /** The signed-in specialist accepted a request, which is now booked. */
  onAccepted?: (event: SelectionEvent) => void;
  /** The signed-in specialist declined a request. */
  onDeclined?: (event: SelectionEvent) => void;
  /** The signed-in specialist made an offer for an open request. */
  onOfferMade?: (event: OfferEvent) => void;
}

export const ProviderInbox = (props: ProviderInboxProps) => (
  <Widget name="tele-provider-inbox" host={props} rules={rules} loading={<InboxLoading />}>
    {(host) => <InboxSteps host={host} />}
  </Widget>
);
