import type { SearchValue, Alert } from '@tele/core';

/** Where the dashboard leads. */
export interface HomeLinks {
  /** The search. */
  findHref: string;
  categoriesHref: string;
  /** All appointments, or the one that `apt` names. */
  appointmentsHref: (apt?: string) => string;
  requestsHref: string;
  selectionHref: (selectionId: string) => string;
  /** The request with its payment open. */
  payHref: (selectionId: string) => string;
  openRequestHref: (requestId: string) => string;
  /** The results or the page that an alert is about. */
  alertHref: (alert: Alert) => string;
  specialistHref: (specialistId: string) => string;
  /** To the results of a search. */
  onSearch: (search: SearchValue) => void;
}
