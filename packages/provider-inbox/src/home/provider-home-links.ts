export interface ProviderHomeLinks {
  inboxHref: string;
  availabilityHref: string;
  appointmentsHref: string;
  /** Reply page of a reschedule request. */
  rescheduleHref: (rescheduleId: string) => string;
  requestsHref: string;
  payoutsHref: string;
  profileHref: string;
  /** Where they choose how they meet. Without it, the first steps leave this out. */
  meetingHref?: string;
  /** URL of a category's registration, from its path segment ('doctors', 'education', …). */
  categoryHref: (path: string) => string;
}
