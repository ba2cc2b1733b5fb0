import { endOf, type Span, type TimesAway, type WaitingReschedule } from '@tele/core';

/** A stretch that patients cannot pick, whatever availability lies under it: time off, a busy time of another calendar, or one that is kept for a patient who asks to move a booking to it. */
export interface Away extends Span {
  kind: 'off' | 'busy' | 'kept';
}

/** What is kept until it is answered whether a booking moves, as the calendar draws it. */
export const keptOf = (moves: readonly Pick<WaitingReschedule, 'toISO'>[]): Away[] =>
  moves.map(({ toISO }) => ({ startISO: toISO, endISO: endOf({ startISO: toISO }), kind: 'kept' as const }));

/** Both other kinds as the calendar draws them. */
export const awayOf = ({ timeOff, busy }: TimesAway): Away[] => [
  ...timeOff.map(({ startISO, endISO }) => ({ startISO, endISO, kind: 'off' as const })),
  ...busy.map(({ startISO, endISO }) => ({ startISO, endISO, kind: 'busy' as const })),
];
