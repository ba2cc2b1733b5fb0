import type { Db } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { hashOf } from '../encryption/secret.ts';

/** Clinic with local widget pages. Its secret is public: it only works on seeded databases. */
export const seededPartner = {
  id: 'par_banksia',
  name: 'Banksia Road Family Practice',
  publishableId: 'tele_pub_banksia_road',
  keyId: 'key_banksia',
  secret: 'tele_sec_banksia_road_for_development',
} as const;

export const otherSeededPartner = {
  id: 'par_ironbark',
  name: 'Ironbark Community Health',
  publishableId: 'tele_pub_ironbark_health',
  keyId: 'key_ironbark',
  secret: 'tele_sec_ironbark_health_for_development',
} as const;

const pagesAt: readonly string[] = ['127.0.0.1', 'localhost', 'clinic.localhost'];
const otherPagesAt: readonly string[] = ['ironbark.localhost'];

export async function insertPartners(t: Tx, now: Date): Promise<void> {
  const partners = [seededPartner, otherSeededPartner];
  await t
    .insertInto('partners')
    .values(
      partners.map(({ id, name, publishableId }) => ({
        id,
        name,
        publishable_id: publishableId,
        created_at: now,
        disabled_at: null,
      })),
    )
    .execute();
  await t
    .insertInto('partner_keys')
    .values(
      partners.map(({ id, keyId, secret }) => ({
        id: keyId,
        partner_id: id,
        place: 1 as const,
        hash: hashOf(secret),
        created_at: now,
        ended_at: null,
      })),
    )
    .execute();
}

export async function registerSeededPages(db: Db, port: number): Promise<void> {
  const known = await db
    .selectFrom('partners')
    .select('id')
    .where('id', 'in', [seededPartner.id, otherSeededPartner.id])
    .execute();
  const origins = known.flatMap(({ id }) =>
    (id === seededPartner.id ? pagesAt : otherPagesAt).map((host) => ({
      partner_id: id,
      origin: `http://${host}:${port}`,
    })),
  );
  if (origins.length === 0) return;
  await db
    .insertInto('partner_origins')
    .values(origins)
    .onConflict((row) => row.columns(['partner_id', 'origin']).doNothing())
    .execute();
}
