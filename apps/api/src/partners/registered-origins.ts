import { createMemory } from '../http/memory.ts';
import type { Services } from '../http/context.ts';

const rememberedMs = 5_000;
/** Time without rate limiting after an origin was found registered. */
const familiarMs = 600_000;
const atMost = 5_000;
/** Scheme, host name of 253 characters, and port. */
const longestOrigin = 270;

/** `count` runs before the query for an unfamiliar origin, and may throw. */
export type IsRegistered = (origin: string, count: () => void) => Promise<boolean>;

/** Cached for seconds: preflights carry no token. If the database fails, browsers may still read the error. */
export function registeredOrigins({ db, now: clock }: Pick<Services, 'db' | 'now'>): IsRegistered {
  const registered = createMemory<true>(atMost);
  const unknown = createMemory<true>(atMost);
  const familiar = createMemory<true>(atMost);

  return async (origin, count) => {
    if (origin.length > longestOrigin) return false;
    const now = clock();
    if (registered.get(origin, now)) return true;
    if (unknown.get(origin, now)) return false;
    if (!familiar.get(origin, now)) count();
    try {
      const found = await db
        .selectFrom('partner_origins as o')
        .innerJoin('partners as p', 'p.id', 'o.partner_id')
        .select('o.origin')
        .where('o.origin', '=', origin)
        .where('p.disabled_at', 'is', null)
        .limit(1)
        .executeTakeFirst();
      (found ? registered : unknown).keep(origin, true, now.getTime() + rememberedMs);
      if (found) familiar.keep(origin, true, now.getTime() + familiarMs);
      return found !== undefined;
    } catch {
      return true;
    }
  };
}
