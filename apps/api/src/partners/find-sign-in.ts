import type { Db, Row } from '../db/schema.ts';
import { refusals } from './refusals.ts';

export type SignIn = Row<'partner_sign_ins'> & { partnerName: string };

/** Throws NOT_FOUND unless the partner still has pages at this origin. */
export async function findSignIn(db: Db, id: string): Promise<SignIn> {
  const found = await db
    .selectFrom('partner_sign_ins as s')
    .innerJoin('partners as p', 'p.id', 's.partner_id')
    .innerJoin('partner_origins as o', (join) =>
      join.onRef('o.partner_id', '=', 's.partner_id').onRef('o.origin', '=', 's.origin'),
    )
    .selectAll('s')
    .select('p.name as partnerName')
    .where('s.id', '=', id)
    .where('p.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw refusals.noSignIn();
  return found;
}

export function stateOf(signIn: SignIn, now: Date): 'WAITING' | 'APPROVED' | 'FINISHED' | 'EXPIRED' {
  if (signIn.exchanged_at !== null) return 'FINISHED';
  if (signIn.expires_at <= now) return 'EXPIRED';
  return signIn.approved_at === null ? 'WAITING' : 'APPROVED';
}
