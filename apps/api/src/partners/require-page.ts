import type { Db, Row } from '../db/schema.ts';
import type { Ctx } from '../http/context.ts';
import { refusals } from './refusals.ts';

export interface Page {
  partner: Pick<Row<'partners'>, 'id' | 'name'>;
  origin: string;
}

export async function requirePage({ db, origin }: Pick<Ctx, 'db' | 'origin'>, publishableId: string): Promise<Page> {
  if (publishableId.startsWith('tele_sec_')) throw refusals.secretInBrowser();
  if (origin === undefined) throw refusals.noOrigin();
  const found = await partnersAt(db, origin).where('p.publishable_id', '=', publishableId).executeTakeFirst();
  if (!isLive(found)) throw refusals.unknownPartner();
  if (found.origin === null) throw refusals.originNotRegistered(origin);
  return { partner: found, origin };
}

export const isLive = <P extends PartnerRow>(found: P | undefined): found is P =>
  found !== undefined && found.disabled_at === null;

type PartnerRow = NonNullable<Awaited<ReturnType<ReturnType<typeof partnersAt>['executeTakeFirst']>>>;

export const partnersAt = (db: Db, origin: string) =>
  db
    .selectFrom('partners as p')
    .leftJoin('partner_origins as o', (join) => join.onRef('o.partner_id', '=', 'p.id').on('o.origin', '=', origin))
    .select(['p.id', 'p.name', 'p.disabled_at', 'o.origin']);
