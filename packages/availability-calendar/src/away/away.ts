import { endOf, type Span, type TimesAway, type WaitingReschedule } from '@tele/core';

/** Span that patients cannot pick: time off, busy in another calendar, or kept for a reschedule request. */
export interface Away extends Span {
  kind: 'off' | 'busy' | 'kept';
}

export const keptOf = (moves: readonly Pick<WaitingReschedule, 'toISO'>[]): Away[] =>
  moves.map(({ toISO }) => ({ startISO: toISO, endISO: endOf({ startISO: toISO }), kind: 'kept' as const }));

export const awayOf = ({ timeOff, busy }: TimesAway): Away[] => [
  ...timeOff.map(({ startISO, endISO }) => ({ startISO, endISO, kind: 'off' as const })),
  ...busy.map(({ startISO, endISO }) => ({ startISO, endISO, kind: 'busy' as const })),
];
