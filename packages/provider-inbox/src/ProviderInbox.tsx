import { Widget, type OfferEvent, type SelectionEvent, type StripeSettings, type TeleWidgetProps } from '@tele/kit';
import { InboxLoading } from './inbox/InboxLoading.tsx';
import { rules } from './rules.ts';
import { InboxSteps } from './widget/InboxSteps.tsx';

/** The steps of the inbox: the list of requests, the answer to one, open requests to make offers for, own offers, and how they are paid. */
export type InboxStep = 'inbox' | 'respond' | 'requests' | 'offers' | 'payouts';

/** What `<ProviderInbox>` takes: `apiBase` and `token` are needed, anything else may be left out. */
export interface ProviderInboxProps extends Omit<TeleWidgetProps<InboxStep>, 'partner'> {
  /** How the page reaches the payment provider. Left out, the card form says that payments are not configured. */
  stripe?: StripeSettings | null;
  /** Your page of appointments. 'Open appointment' leads there with `apt=<selectionId>` added. Default: no such link. */
  appointmentsUrl?: string;
  /** A request was accepted by the specialist who is signed in, and is booked. */
  onAccepted?: (event: SelectionEvent) => void;
  /** A request was declined by the specialist who is signed in. */
  onDeclined?: (event: SelectionEvent) => void;
  /** The specialist who is signed in has made an offer for an open request. */
  onOfferMade?: (event: OfferEvent) => void;
}

/** Everything a specialist answers, inside somebody else's page. The host's URL is never written. */
export const ProviderInbox = (props: ProviderInboxProps) => (
  <Widget name="tele-provider-inbox" host={props} rules={rules} loading={<InboxLoading />}>
    {(host) => <InboxSteps host={host} />}
  </Widget>
);
