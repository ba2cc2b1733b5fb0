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
  seen: (selectionId: string, stage: RequestStage) => void;
  openRequestCreated: (requestId: string) => void;
  accepted: (requestId: string, offerId: string) => void;
}

/** Reports each event of a request to the host once, across mounts. Returns stable functions. */
export const useRequestEvents = (listeners: RequestListeners): RequestEvents => {
  const latest = useLatest(listeners);
  const [reported, keep] = useRemembered('match.reported', nothing);
  const now = useRef(reported);
  // A widget removed during payment still reports.
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
