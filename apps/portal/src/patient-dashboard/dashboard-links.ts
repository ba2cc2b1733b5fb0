import type { SearchValue, Alert } from '@tele/core';

/** Links of the dashboard. */
export interface HomeLinks {
  /** The search. */
  findHref: string;
  categoriesHref: string;
  /** All appointments, or the one of `apt`. */
  appointmentsHref: (apt?: string) => string;
  requestsHref: string;
  selectionHref: (selectionId: string) => string;
  /** Request with its payment open. */
  payHref: (selectionId: string) => string;
  openRequestHref: (requestId: string) => string;
  /** Results or specialist page of an alert. */
  alertHref: (alert: Alert) => string;
  specialistHref: (specialistId: string) => string;
  /** Results of a search. */
  onSearch: (search: SearchValue) => void;
}
