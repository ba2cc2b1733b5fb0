/** Stable UID of an appointment in files, emails and feeds: its offer's ID, else its request's. IDs are opaque. */
export function calendarUid({ offerId, selectionId }: { offerId: string | null; selectionId: string | null }): string {
  return `${offerId ?? selectionId ?? 'appointment'}@tele`;
}
