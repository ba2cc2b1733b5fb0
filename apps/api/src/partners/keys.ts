import { newId } from '../db/new-id.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { writeAudit } from '../http/write-audit.ts';
import type { OpsContext } from './ops-context.ts';
import { hashOf, newSecret } from '../encryption/secret.ts';

export interface NewKey {
  keyId: string;
  /** Shown once: only its hash is stored. */
  secret: string;
}

/** Key in one of two slots; undefined when both are taken. The unique index decides races. */
export async function insertKey(t: Tx, partnerId: string, now: Date): Promise<NewKey | undefined> {
  const keyId = newId('key');
  const secret = newSecret('tele_sec_');
  for (const place of [1, 2] as const) {
    const inserted = await t
      .insertInto('partner_keys')
      .values({ id: keyId, partner_id: partnerId, place, hash: hashOf(secret), created_at: now, ended_at: null })
      .onConflict((row) => row.columns(['partner_id', 'place']).where('ended_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return { keyId, secret };
  }
  return undefined;
}

/** Second key, so servers can be switched one by one. */
export function addKey(ctx: OpsContext, partnerId: string): Promise<NewKey | 'no-partner' | 'two-keys'> {
  return inTransaction(ctx.db, async (t) => {
    const partner = await t.selectFrom('partners').select('id').where('id', '=', partnerId).executeTakeFirst();
    if (!partner) return 'no-partner';
    const key = await insertKey(t, partnerId, ctx.now());
    if (!key) return 'two-keys';
    await writeAudit(t, ctx, { action: 'partner-key.add', subjects: [partnerId, key.keyId] });
    return key;
  });
}

/** Revokes a key and everything that depends on it. False unless it was the partner's live key. */
export function endKey(ctx: OpsContext, { partnerId, keyId }: { partnerId: string; keyId: string }): Promise<boolean> {
  return inTransaction(ctx.db, async (t) => {
    const ended = await t
      .updateTable('partner_keys')
      .set({ ended_at: ctx.now() })
      .where('id', '=', keyId)
      .where('partner_id', '=', partnerId)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (ended) await writeAudit(t, ctx, { action: 'partner-key.end', subjects: [partnerId, keyId] });
    return ended !== undefined;
  });
}
