/** True after the card's month, in UTC: the bank decides within the hours around its end. */
export const isCardExpired = ({ expMonth, expYear }: { expMonth: number; expYear: number }, now: Date): boolean =>
  expYear * 12 + expMonth <= now.getUTCFullYear() * 12 + now.getUTCMonth();
