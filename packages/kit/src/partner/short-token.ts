export interface ShortToken {
  token: string;
  expiresISO: string;
}

export interface StoredToken<Token extends ShortToken> {
  value: Token;
  /** Epoch milliseconds. */
  endsAt: number;
}

/** Milliseconds before expiry when a token is renewed. Longer than the client's own margin, which asks here. */
const margin = 60_000;

/** Already expired on arrival means a wrong device clock: use it until the service refuses it. */
export function hold<Token extends ShortToken>(value: Token, now: number): StoredToken<Token> {
  const endsAt = Date.parse(value.expiresISO);
  return { value, endsAt: endsAt - margin > now ? endsAt : Infinity };
}

export const isGood = (held: StoredToken<ShortToken> | null, refused: string | null, now: number): boolean =>
  held !== null && held.value.token !== refused && held.endsAt - margin > now;
