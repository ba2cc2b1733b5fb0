import { useEffect, useRef } from 'react';
import type { ErrorEvent } from '../host/events.ts';
import { useLatest } from '../latest/use-latest.ts';
import type { PartnerPage } from './partner-page.ts';
import { refusalIn } from './refusal-in.ts';
import { usePartnerState } from './use-partner-state.ts';

export interface PartnerWatchProps {
  page: PartnerPage;
  /** Somebody has signed in there, by this widget or another one. */
  onArrival: () => void;
  /** Whoever had signed in has left. */
  onLeft: () => void;
  /** Asks the service for what only it can say. */
  needsVisit: boolean;
  onError: ((event: ErrorEvent) => void) | undefined;
}

/** Draws nothing: tells a widget what becomes of the partner's page that it is on. */
export const PartnerWatch = ({ page, onArrival, onLeft, needsVisit, onError }: PartnerWatchProps) => {
  const state = usePartnerState(page);
  const arrivals = state?.arrivals ?? 0;
  const refusal = state && (state.refusal ?? refusalIn(state.signingIn));
  const latest = useLatest({ onError, onArrival, onLeft });
  const reportedCode = useRef<string | null>(null);
  useEffect(() => {
    // Once for each reason: the calls that would say so are off the screen by then.
    if (!refusal || reportedCode.current === refusal.code) return;
    reportedCode.current = refusal.code;
    latest.current.onError?.({ type: 'configuration_error', code: refusal.code });
  }, [refusal, latest]);
  useEffect(() => {
    if (arrivals > 0) latest.current.onArrival();
  }, [page, arrivals, latest]);
  useEffect(() => page.onLeft(() => latest.current.onLeft()), [page, latest]);
  useEffect(() => {
    // A refusal is in its state, and one that is away is asked again by the next call.
    if (needsVisit) page.visit(null).catch(() => undefined);
  }, [page, needsVisit]);
  return null;
};
