const MODES = ['drop', 'delay', 'double', 'reorder'] as const;

/**
 * A failure of Stripe's deliveries, planned by `POST /_faults` with `event`:
 *
 * - `event`: a type of event such as `charge.refunded`, or `*` for each of them
 * - `mode`: `drop` never delivers it; `delay` begins `ms` later; `double` delivers it twice at once; `reorder` holds it
 *   back until the next event was delivered, for `ms` at most
 * - `ms`: milliseconds, 1000 unless given
 * - `every`: acts on each n-th event that fits, 1 unless given
 * - `times`: how often it acts, once unless given
 *
 * `{"event":"*","mode":"reorder","every":3,"times":1000}` holds back every third event. The first plan that fits acts alone.
 */
export interface EventFault {
  event: string;
  mode: (typeof MODES)[number];
  ms: number;
  every: number;
  times: number;
}

/** The fault as it was asked for, or undefined when `mode` is unknown. */
export function readEventFault(given: Partial<EventFault> & { event: string }): EventFault | undefined {
  const { event, mode, ms = 1000, every = 1, times = 1 } = given;
  return mode && MODES.includes(mode) ? { event, mode, ms, every, times } : undefined;
}

/** Whether the fault is about this type of event. */
export function isAbout({ event }: EventFault, type: string): boolean {
  return event === '*' || event === type;
}
