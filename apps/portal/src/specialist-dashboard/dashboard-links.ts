/** Where a specialist's dashboard leads. */
export interface WorkHomeLinks {
  inboxHref: string;
  availabilityHref: string;
  appointmentsHref: string;
  /** Where it is answered whether a booking moves. */
  rescheduleHref: (rescheduleId: string) => string;
  requestsHref: string;
  payoutsHref: string;
  profileHref: string;
  /** Where a category's registration is, from its path segment ('doctors', 'education', …). */
  categoryHref: (path: string) => string;
}
