import { setTimeout as sleep } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { CallerAddress } from './caller-address.ts';
import type { RequestEnv } from './environment.ts';
import { createLeakyBuckets } from './leaky-buckets.ts';

/** Refusals (4xx) per address without a delay: a burst, then a rate. */
const atOnce = { burst: 40, perSecond: 10 };
const delayMs = 500;
/** Delayed responses per address. More are answered at once, because waiting takes memory. */
const mostDelayed = 50;

interface Parts {
  clock?: () => number;
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** Delays responses to an address that is refused often, to slow repeated calls on a few connections. */
export function delayRefusals(
  addressOf: CallerAddress,
  { clock = () => performance.now(), wait = sleep }: Parts = {},
): MiddlewareHandler<RequestEnv> {
  const refusals = createLeakyBuckets({
    leakPerMs: atOnce.perSecond / 1_000,
    littleLevel: atOnce.burst / 10,
    clock,
  });
  const delayed = new Map<string, number>();

  return async (c, next) => {
    await next();
    if (c.res.status < 400 || c.res.status >= 500) return;
    const address = addressOf(c);
    const isOften = refusals.level(address) >= atOnce.burst;
    if (!isOften) return refusals.add(address, 1);
    const others = delayed.get(address) ?? 0;
    if (others >= mostDelayed) return;
    delayed.set(address, others + 1);
    try {
      await wait(delayMs);
    } finally {
      const left = (delayed.get(address) ?? 1) - 1;
      if (left > 0) delayed.set(address, left);
      else delayed.delete(address);
    }
  };
}
