export function payableUntil({ expires_at: end }: { expires_at: Date }, start: Date): Date {
  return start < end ? start : end;
}
