import { createMemory } from '../http/memory.ts';
import type { Services } from '../http/context.ts';

const rememberedMs = 5_000;
/** How long an origin that was registered is asked about without being counted. */
const familiarMs = 600_000;
const atMost = 5_000;
/** A scheme, a host name of 253 characters and a port. */
const longestOrigin = 270;

/** Tells if an origin is registered. `count` is called before a statement about an unfamiliar one, and may throw. */
export type IsRegistered = (origin: string, count: () => void) => Promise<boolean>;

/**
 * Origins of partners' pages, remembered for seconds: a preflight carries no token. Without a database every origin counts as registered, and the
 * answer to the call itself can be read.
 */
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
