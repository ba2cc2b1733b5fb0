import type { RequestStage } from '@tele/core';
import { useLatest, useRemembered, type OfferEvent, type RequestEvent, type SelectionEvent } from '@tele/kit';
import { useCallback, useInsertionEffect, useRef } from 'react';

/** The ids of requests a host was told of, by what it was told. `waiting` are those it is still to hear of as submitted. */
interface ReportedIds {
  waiting: readonly string[];
  submitted: readonly string[];
  booked: readonly string[];
  asked: readonly string[];
  accepted: readonly string[];
}

const nothing: ReportedIds = { waiting: [], submitted: [], booked: [], asked: [], accepted: [] };

export interface RequestListeners {
  onSelectionCreated?: ((event: SelectionEvent) => void) | undefined;
  onSubmitted?: ((event: SelectionEvent) => void) | undefined;
  onBooked?: ((event: SelectionEvent) => void) | undefined;
  onAsked?: ((event: RequestEvent) => void) | undefined;
  onOfferAccepted?: ((event: OfferEvent) => void) | undefined;
}

export interface TellRequests {
  created: (selectionId: string) => void;
  submitted: (selectionId: string) => void;
  /** How a request stands, each time it was read: an answer that was lost, a payment on its page and an acceptance show there. */
  seen: (selectionId: string, stage: RequestStage) => void;
  asked: (requestId: string) => void;
  /** An offer of a request for times is booked, each time that was read. */
  accepted: (requestId: string, offerId: string) => void;
}

/** Tells the host of each request once, however often it is read and the widget is mounted. Its functions stay the same. */
export const useTellRequests = (listeners: RequestListeners): TellRequests => {
  const latest = useLatest(listeners);
  const [told, keep] = useRemembered('match.told', nothing);
  const now = useRef(told);
  // A widget that was removed while it paid tells its host too, when another is in its place already.
  useInsertionEffect(() => {
    now.current = told;
  }, [told]);
  const add = useCallback(
    (what: keyof ReportedIds, id: string): boolean => {
      if (now.current[what].includes(id)) return false;
      now.current = { ...now.current, [what]: [...now.current[what], id] };
      keep(now.current);
      return true;
    },
    [keep],
  );
  const created = useCallback(
    (selectionId: string) => {
      if (add('waiting', selectionId)) latest.current.onSelectionCreated?.({ selectionId });
    },
    [add, latest],
  );
  const submitted = useCallback(
    (selectionId: string) => {
      if (add('submitted', selectionId)) latest.current.onSubmitted?.({ selectionId });
    },
    [add, latest],
  );
  const seen = useCallback(
    (selectionId: string, stage: RequestStage) => {
      if (stage === 'unpaid') add('waiting', selectionId);
      const isSent = stage === 'open' || stage === 'confirming' || stage === 'booked';
      if (isSent && now.current.waiting.includes(selectionId)) submitted(selectionId);
      if (stage === 'booked' && add('booked', selectionId)) latest.current.onBooked?.({ selectionId });
    },
    [add, submitted, latest],
  );
  const asked = useCallback(
    (requestId: string) => {
      if (add('asked', requestId)) latest.current.onAsked?.({ requestId });
    },
    [add, latest],
  );
  const accepted = useCallback(
    (requestId: string, offerId: string) => {
      if (add('accepted', requestId)) latest.current.onOfferAccepted?.({ requestId, offerId });
    },
    [add, latest],
  );
  return { created, submitted, seen, asked, accepted };
};
