import type { CalendarFault } from '@tele/core';

export class CalendarRefusal extends Error {
  readonly fault: CalendarFault;
  constructor(fault: CalendarFault) {
    super(fault);
    this.fault = fault;
  }
}
