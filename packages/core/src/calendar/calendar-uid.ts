/**
 * What a calendar knows an appointment by, whatever file, letter or feed it comes in, and whatever its time becomes: its offer's id, else its
 * request's. Ids are opaque.
 */
export function calendarUid({ offerId, selectionId }: { offerId: string | null; selectionId: string | null }): string {
  return `${offerId ?? selectionId ?? 'appointment'}@tele`;
}
