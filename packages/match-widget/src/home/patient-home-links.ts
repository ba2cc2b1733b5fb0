import type { SearchValue, Alert } from '@tele/core';

export interface PatientHomeLinks {
  findHref: string;
  categoriesHref: string;
  appointmentsHref: (apt?: string) => string;
  requestsHref: string;
  selectionHref: (selectionId: string) => string;
  payHref: (selectionId: string) => string;
  openRequestHref: (requestId: string) => string;
  alertHref: (alert: Alert) => string;
  specialistHref: (specialistId: string) => string;
  onSearch: (search: SearchValue) => void;
}
