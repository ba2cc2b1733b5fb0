/** As the service gives it. */
export interface ShortToken {
  token: string;
  expiresISO: string;
}

export interface StoredToken<Token extends ShortToken> {
  value: Token;
  /** Epoch milliseconds. */
  endsAt: number;
}

/** A token this close to its end is renewed before it is sent: more than the client's own margin, which asks here then. */
const margin = 60_000;

/** One that is over when it comes has been measured by a clock that is wrong: it is good until the service refuses it. */
export function hold<Token extends ShortToken>(value: Token, now: number): StoredToken<Token> {
  const endsAt = Date.parse(value.expiresISO);
  return { value, endsAt: endsAt - margin > now ? endsAt : Infinity };
}

export const isGood = (held: StoredToken<ShortToken> | null, refused: string | null, now: number): boolean =>
  held !== null && held.value.token !== refused && held.endsAt - margin > now;
