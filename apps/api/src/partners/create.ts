import { newId } from '../db/new-id.ts';
import { inTransaction } from '../db/transaction.ts';
import type { OpsContext } from './ops-context.ts';
import { writeAudit } from '../http/write-audit.ts';
import { insertKey, type NewKey } from './keys.ts';

interface Created extends NewKey {
  partnerId: string;
  publishableId: string;
}

export function createPartner(
  ctx: OpsContext,
  { name, origins }: { name: string; origins: readonly string[] },
): Promise<Created> {
  const partnerId = newId('par');
  const publishableId = newId('tele_pub');
  return inTransaction(ctx.db, async (t) => {
    await t
      .insertInto('partners')
      .values({ id: partnerId, name, publishable_id: publishableId, created_at: ctx.now(), disabled_at: null })
      .execute();
    await t
      .insertInto('partner_origins')
      .values(origins.map((origin) => ({ partner_id: partnerId, origin })))
      .execute();
    const key = await insertKey(t, partnerId, ctx.now());
    if (!key) throw new Error('A new partner has no keys yet.');
    await writeAudit(t, ctx, { action: 'partner.create', subjects: [partnerId, key.keyId] });
    return { partnerId, publishableId, ...key };
  });
}
