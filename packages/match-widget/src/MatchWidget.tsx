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

/** Booking steps: search form, results and the request; or the form to request times, and that request. */
export type MatchStep = 'search' | 'results' | 'request' | 'new-open-request' | 'open-request';

/** Props of `<MatchWidget>`: `apiBase` and `token` or `partner` are required. */
export interface MatchWidgetProps extends TeleWidgetProps<MatchStep> {
  /** Category to search. Default: 'doctor'. Changing it starts a new search. */
  profession?: ProfessionId;
  /** Initial form values (not the reason). Changes don’t overwrite what the user typed. */
  defaultValues?: { specialty?: string; state?: StateCode | null };
  /** Stripe settings. On partner pages the API provides them. Otherwise required for payments. */
  stripe?: StripeSettings | null;
  /** Receives the number of picked specialist-and-time pairs. */
  onPicksChange?: (event: CountEvent) => void;
  /** A request exists and waits for its booking fee. */
  onSelectionCreated?: (event: SelectionEvent) => void;
  /** The booking fee is authorised and the specialists are asked. Called once per request. */
  onSubmitted?: (event: SelectionEvent) => void;
  /** A specialist has accepted. Called once per request the widget shows. */
  onBooked?: (event: SelectionEvent) => void;
  /** An open request was sent; nothing is charged for that. */
  onOpenRequestCreated?: (event: RequestEvent) => void;
  /** An offer is paid for and booked. Called once per request the widget shows. */
  onOfferAccepted?: (event: OfferEvent) => void;
}

/** Search, pick, pay and follow a request inside another page. Never writes the host's URL. */
export const MatchWidget = (props: MatchWidgetProps) => {
  // Kept here, since everything below remounts for another person.
  const picksTold = useRef(0);
  return (
    <Widget name="tele-match-widget" host={props} rules={rules} loading={<SearchSkeleton />}>
      {(host) => <MatchSteps host={host} picksTold={picksTold} />}
    </Widget>
  );
};
