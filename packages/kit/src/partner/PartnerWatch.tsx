import { useEffect, useRef } from 'react';
import type { ErrorEvent } from '../host/events.ts';
import { useLatest } from '../latest/use-latest.ts';
import type { PartnerPage } from './partner-page.ts';
import { refusalIn } from './refusal-in.ts';
import { usePartnerState } from './use-partner-state.ts';

export interface PartnerWatchProps {
  page: PartnerPage;
  onArrival: () => void;
  onLeft: () => void;
  needsVisit: boolean;
  onError: ((event: ErrorEvent) => void) | undefined;
}

export const PartnerWatch = ({ page, onArrival, onLeft, needsVisit, onError }: PartnerWatchProps) => {
  const state = usePartnerState(page);
  const arrivals = state?.arrivals ?? 0;
  const refusal = state && (state.refusal ?? refusalIn(state.signingIn));
  const latest = useLatest({ onError, onArrival, onLeft });
  const reportedCode = useRef<string | null>(null);
  useEffect(() => {
    // Once per code: calls that would report it are no longer on screen.
    if (!refusal || reportedCode.current === refusal.code) return;
    reportedCode.current = refusal.code;
    latest.current.onError?.({ type: 'configuration_error', code: refusal.code });
  }, [refusal, latest]);
  useEffect(() => {
    if (arrivals > 0) latest.current.onArrival();
  }, [page, arrivals, latest]);
  useEffect(() => page.onLeft(() => latest.current.onLeft()), [page, latest]);
  useEffect(() => {
    // A refusal is in the page's state; the next call retries an unreachable service.
    if (needsVisit) page.visit(null).catch(() => undefined);
  }, [page, needsVisit]);
  return null;
};
