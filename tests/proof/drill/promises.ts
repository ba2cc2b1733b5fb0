export interface Promises {
  made: Map<string, string>;
  sent: Set<string>;
  /** Specialists told that they are booked. */
  accepted: Map<string, Set<string>>;
  declined: Map<string, Set<string>>;
  withdrawn: Set<string>;
  deleted: Set<string>;
  /** Cancelled appointments, and the side that called. */
  cancelled: Map<string, 'patient' | 'specialist' | 'both'>;
  /** Requests with an attempt to withdraw or cancel, successful or not. */
  undoing: Set<string>;
  /** Version of each specialist's last confirmed save. */
  saved: Map<string, number>;
  /** Actions on each reschedule, by ID; only one may take effect. */
  reschedules: Map<string, 'acceptReschedule' | 'declineReschedule' | 'cancelReschedule'>;
}

export function noPromises(): Promises {
  return {
    made: new Map(),
    sent: new Set(),
    accepted: new Map(),
    declined: new Map(),
    withdrawn: new Set(),
    deleted: new Set(),
    cancelled: new Map(),
    undoing: new Set(),
    saved: new Map(),
    reschedules: new Map(),
  };
}
