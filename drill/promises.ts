/** What callers were told is done, by the ids of requests. */
export interface Promises {
  /** Requests and whose they are. */
  made: Map<string, string>;
  sent: Set<string>;
  /** The specialists who were told that they are booked. */
  accepted: Map<string, Set<string>>;
  declined: Map<string, Set<string>>;
  withdrawn: Set<string>;
  deleted: Set<string>;
  /** Appointments that were cancelled, and by whom each call was made. */
  cancelled: Map<string, 'patient' | 'specialist' | 'both'>;
  /** Requests that anybody tried to take back or cancel, whatever came of it. */
  undoing: Set<string>;
  /** The version of each specialist's last save that was answered. */
  saved: Map<string, number>;
  /** By the ids of reschedules: what was done about each, of which one thing stands. */
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
