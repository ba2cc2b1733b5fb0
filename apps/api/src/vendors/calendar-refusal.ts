import type { CalendarFault } from '@tele/core';

/** Ends a calendar read with its fault. */
export class CalendarRefusal extends Error {
  readonly fault: CalendarFault;
  constructor(fault: CalendarFault) {
    super(fault);
    this.fault = fault;
  }
}
