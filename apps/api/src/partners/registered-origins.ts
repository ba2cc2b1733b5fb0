import { createMemory } from '../account/memory.ts';
import type { Services } from '../http/context.ts';

const rememberedMs = 5_000;
const atMost = 5_000;

/**
 * Whether an address is that of some partner's pages. A preflight carries no token, so the address is all there is; it is remembered for seconds.
 * With no database it is let through: what the call itself answers then can be read, and says so.
 */
export function registeredOrigins({
  db,
  now: clock,
}: Pick<Services, 'db' | 'now'>): (origin: string) => Promise<boolean> {
  const known = createMemory<boolean>(atMost);
  return async (origin) => {
    const now = clock();
    const remembered = known.get(origin, now);
    if (remembered !== undefined) return remembered;
    try {
      const found = await db
        .selectFrom('partner_origins as o')
        .innerJoin('partners as p', 'p.id', 'o.partner_id')
        .select('o.origin')
        .where('o.origin', '=', origin)
        .where('p.disabled_at', 'is', null)
        .limit(1)
        .executeTakeFirst();
      known.keep(origin, found !== undefined, now.getTime() + rememberedMs);
      return found !== undefined;
    } catch {
      return true;
    }
  };
}
