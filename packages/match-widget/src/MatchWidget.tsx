import type { ProfessionId, StateCode } from '@tele/core';
import {
  Widget,
  type CountEvent,
  type OfferEvent,
  type RequestEvent,
  type SelectionEvent,
  type StripeSettings,
  type TeleWidgetProps,
} from '@tele/kit';
import { useRef } from 'react';
import { rules } from './rules.ts';
import { SearchSkeleton } from './search/SearchSkeleton.tsx';
import { MatchSteps } from './widget/MatchSteps.tsx';

/**
 * The steps of a booking: the search form, the specialists with their times, and the request that was made; or the form that asks for times, and
 * the request with the offers that come for it.
 */
export type MatchStep = 'search' | 'results' | 'request' | 'new-open-request' | 'open-request';

/** What `<MatchWidget>` takes: `apiBase`, and `token` or `partner`, are needed; anything else may be left out. */
export interface MatchWidgetProps extends TeleWidgetProps<MatchStep> {
  /** Category to search. Default: 'doctor'. Changing it starts a new search. */
  profession?: ProfessionId;
  /** Initial form values (not the reason). Changes don’t overwrite what the user typed. */
  defaultValues?: { specialty?: string; state?: StateCode | null };
  /** Stripe settings. On partner pages the API provides them. Otherwise required for payments. */
  stripe?: StripeSettings | null;
  /** How many specialist-and-time pairs are picked. */
  onPicksChange?: (event: CountEvent) => void;
  /** A request exists and waits for its booking fee. */
  onSelectionCreated?: (event: SelectionEvent) => void;
  /** The booking fee is authorised and the specialists are asked. Once for each request. */
  onSubmitted?: (event: SelectionEvent) => void;
  /** A specialist has accepted. Once for each request that the widget shows. */
  onBooked?: (event: SelectionEvent) => void;
  /** Specialists are asked for times; nothing is charged for that. */
  onOpenRequestCreated?: (event: RequestEvent) => void;
  /** An offer is paid for and booked. Once for each request that the widget shows. */
  onOfferAccepted?: (event: OfferEvent) => void;
}

/** Search, pick, pay and follow a request inside somebody else's page. Keeps all of it in memory: the host's URL is never written. */
export const MatchWidget = (props: MatchWidgetProps) => {
  // Here, because another person begins with everything below anew.
  const picksTold = useRef(0);
  return (
    <Widget name="tele-match-widget" host={props} rules={rules} loading={<SearchSkeleton />}>
      {(host) => <MatchSteps host={host} picksTold={picksTold} />}
    </Widget>
  );
};
