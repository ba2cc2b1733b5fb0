import { inTransaction } from '../db/transaction.ts';
import { writeAudit } from '../http/write-audit.ts';
import { listOrigins } from './list-origins.ts';
import type { OpsContext } from './ops-context.ts';

interface Change {
  add: readonly string[];
  remove: readonly string[];
}

export function changeOrigins(
  ctx: OpsContext,
  partnerId: string,
  { add, remove }: Change,
): Promise<string[] | undefined> {
  return inTransaction(ctx.db, async (t) => {
    const partner = await t.selectFrom('partners').select('id').where('id', '=', partnerId).executeTakeFirst();
    if (!partner) return undefined;
    if (add.length > 0)
      await t
        .insertInto('partner_origins')
        .values(add.map((origin) => ({ partner_id: partnerId, origin })))
        .onConflict((row) => row.columns(['partner_id', 'origin']).doNothing())
        .execute();
    if (remove.length > 0)
      await t.deleteFrom('partner_origins').where('partner_id', '=', partnerId).where('origin', 'in', remove).execute();
    if (add.length + remove.length > 0)
      await writeAudit(t, ctx, { action: 'partner-origins.change', subjects: [partnerId] });
    return listOrigins(t, partnerId);
  });
}

/** Normalised Origin header: TLS is required except on localhost. Undefined for other text. */
export function readOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, protocol, hostname, pathname, search, hash, username } = new URL(text);
  const isBare = pathname === '/' && search === '' && hash === '' && username === '';
  const isOwnMachine = hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost');
  return isBare && (protocol === 'https:' || (protocol === 'http:' && isOwnMachine)) ? origin : undefined;
}
