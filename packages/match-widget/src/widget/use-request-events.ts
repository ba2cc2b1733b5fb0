import type { RequestStage } from '@tele/core';
import { useLatest, useRemembered, type OfferEvent, type RequestEvent, type SelectionEvent } from '@tele/kit';
import { useCallback, useInsertionEffect, useRef } from 'react';

/** IDs of requests reported to the host, by event. `waiting`: not yet reported as submitted. */
interface ReportedIds {
  waiting: readonly string[];
  submitted: readonly string[];
  booked: readonly string[];
  openRequests: readonly string[];
  accepted: readonly string[];
}

const nothing: ReportedIds = { waiting: [], submitted: [], booked: [], openRequests: [], accepted: [] };

export interface RequestListeners {
  onSelectionCreated?: ((event: SelectionEvent) => void) | undefined;
  onSubmitted?: ((event: SelectionEvent) => void) | undefined;
  onBooked?: ((event: SelectionEvent) => void) | undefined;
  onOpenRequestCreated?: ((event: RequestEvent) => void) | undefined;
  onOfferAccepted?: ((event: OfferEvent) => void) | undefined;
}

export interface RequestEvents {
  created: (selectionId: string) => void;
  submitted: (selectionId: string) => void;
  /** How a request stands, each time it was read: an answer that was lost, a payment on its page and an acceptance show there. */
  seen: (selectionId: string, stage: RequestStage) => void;
  openRequestCreated: (requestId: string) => void;
  /** An offer of a request for times is booked, each time that was read. */
  accepted: (requestId: string, offerId: string) => void;
}

/** Tells the host of each request once, however often it is read and the widget is mounted. Its functions stay the same. */
export const useRequestEvents = (listeners: RequestListeners): RequestEvents => {
  const latest = useLatest(listeners);
  const [reported, keep] = useRemembered('match.reported', nothing);
  const now = useRef(reported);
  // A widget that was removed while it paid tells its host too, when another is in its place already.
  useInsertionEffect(() => {
    now.current = reported;
  }, [reported]);
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
  const openRequestCreated = useCallback(
    (requestId: string) => {
      if (add('openRequests', requestId)) latest.current.onOpenRequestCreated?.({ requestId });
    },
    [add, latest],
  );
  const accepted = useCallback(
    (requestId: string, offerId: string) => {
      if (add('accepted', requestId)) latest.current.onOfferAccepted?.({ requestId, offerId });
    },
    [add, latest],
  );
  return { created, submitted, seen, openRequestCreated, accepted };
};
