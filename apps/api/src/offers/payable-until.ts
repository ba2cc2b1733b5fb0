/** Until when a time of an offer can be paid for: the offer's end, or its own beginning where that comes first. */
export function payableUntil({ expires_at: end }: { expires_at: Date }, start: Date): Date {
  return start < end ? start : end;
}
