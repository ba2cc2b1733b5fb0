import { createHash } from 'node:crypto';
import type { Journal } from '../journal.ts';
import { StripeFailure } from './failure.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An answer as it was sent, kept under its idempotency key. `at` in milliseconds. */
export interface KeptAnswer {
  request: string;
  requestId: string;
  status: number;
  body: object;
  at: number;
}

export interface Idempotency {
  /** Cached response, or marks the key as in use. Throws 409 while it runs, 400 for other parameters. */
  begin(key: string, request: string): KeptAnswer | undefined;
  end(key: string, answer: KeptAnswer | undefined): void;
}

export function openIdempotency(journal: Journal): Idempotency {
  const table = journal.table<KeptAnswer>('stripe.idempotency');
  const running = new Set<string>();
  return {
    begin(key, request) {
      if (running.has(key))
        throw new StripeFailure(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this Stripe-Idempotency-Key (that probably means you submitted twice, and the other request is still going through): ${key}. Try again later.`,
        });
      const found = table.get(key);
      const kept = found && Date.now() - found.at < DAY_MS ? found : undefined;
      if (kept && kept.request !== request)
        throw new StripeFailure(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      if (!kept) running.add(key);
      return kept;
    },
    end(key, answer) {
      running.delete(key);
      if (answer) table.put(key, answer);
    },
  };
}

export function fingerprint(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('base64url');
}
