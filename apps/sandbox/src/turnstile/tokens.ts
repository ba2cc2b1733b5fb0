import { randomBytes } from 'node:crypto';
import type { Journal } from '../journal.ts';

export interface Passed {
  action: string;
  cdata: string;
  hostname: string;
  interactive: boolean;
  at: string;
}

interface Token extends Passed {
  /** The idempotency key it was redeemed with; empty when there was none. */
  redeemedWith?: string;
}

export interface Tokens {
  issue(passed: Passed): string;
  /** Redeems it once, within 300 seconds. A repeat with the same idempotency key gets the same answer. */
  redeem(token: string, idempotencyKey: string): Passed | 'invalid-input-response' | 'timeout-or-duplicate';
}

const LIFE_MS = 300_000;

export function openTokens(journal: Journal): Tokens {
  const tokens = journal.table<Token>('turnstile.tokens');
  return {
    issue(passed) {
      const token = `0.${randomBytes(180).toString('base64url')}`;
      tokens.put(token, passed);
      return token;
    },
    redeem(token, idempotencyKey) {
      const found = tokens.get(token);
      if (!found) return 'invalid-input-response';
      if (found.redeemedWith !== undefined)
        return idempotencyKey !== '' && found.redeemedWith === idempotencyKey ? found : 'timeout-or-duplicate';
      if (Date.now() - Date.parse(found.at) > LIFE_MS) return 'timeout-or-duplicate';
      tokens.put(token, { ...found, redeemedWith: idempotencyKey });
      return found;
    },
  };
}
