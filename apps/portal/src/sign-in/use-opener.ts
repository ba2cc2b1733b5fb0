import { readWindowMessage } from '@tele/core';
import { useAfter, useLatest } from '@tele/kit';
import { useEffect, useState } from 'react';
import { openerOf, tellOpener } from './opener.ts';

/** Interval between messages to the opener, and the wait before showing a problem, in milliseconds. */
const AGAIN = 400;
const PATIENCE = 5_000;

export interface OpenerOptions {
  signInId: string;
  /** Registered origin of the partner's page; undefined while unknown. */
  origin: string | undefined;
  /** It answered earlier, in this window or another. */
  answered: boolean;
  onAnswer: () => void;
}

/** `absent`: no opener, or the wrong page. A late answer still counts. */
export type Opener = 'asking' | 'answered' | 'absent';

/** Asks the opening page if it started this sign-in (docs/decisions/2026-11-22-partner-page-tokens.md). */
export const useOpener = ({ signInId, origin, answered, onAnswer }: OpenerOptions): Opener => {
  const [patient, setPatient] = useState(true);
  const latest = useLatest(onAnswer);
  const asking = origin !== undefined && !answered;
  useAfter(asking ? PATIENCE : null, () => setPatient(false));
  useEffect(() => {
    const opener = openerOf();
    if (!opener || origin === undefined || answered) return undefined;
    const hear = (event: MessageEvent): void => {
      if (readWindowMessage(event, { window: opener, origin, signInId })?.kind === 'here') latest.current();
    };
    const ask = (): void => tellOpener(origin, { tele: 1, kind: 'ready', signInId });
    window.addEventListener('message', hear);
    const timer = setInterval(ask, AGAIN);
    ask();
    return () => {
      clearInterval(timer);
      window.removeEventListener('message', hear);
    };
  }, [signInId, origin, answered, latest]);
  if (answered) return 'answered';
  return patient && openerOf() !== null ? 'asking' : 'absent';
};
