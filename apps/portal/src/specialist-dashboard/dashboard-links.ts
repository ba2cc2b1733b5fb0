/** Links of a specialist's dashboard. */
export interface WorkHomeLinks {
  inboxHref: string;
  availabilityHref: string;
  appointmentsHref: string;
  /** Reply page of a reschedule request. */
  rescheduleHref: (rescheduleId: string) => string;
  requestsHref: string;
  payoutsHref: string;
  profileHref: string;
  /** URL of a category's registration, from its path segment ('doctors', 'education', …). */
  categoryHref: (path: string) => string;
}
