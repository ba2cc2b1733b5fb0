import type { Context } from 'hono';
import type { Announce } from './confirm.ts';
import { StripeFailure } from './failure.ts';
import type { Store } from './store.ts';

export interface Desk {
  store: Store;
  announce: Announce;
}

export function refusals(c: Context, answer: () => Response | Promise<Response>): Response | Promise<Response> {
  try {
    return answer();
  } catch (error) {
    if (error instanceof StripeFailure) return c.json({ error: error.body }, error.status);
    throw error;
  }
}
