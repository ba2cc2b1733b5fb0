import { newId } from '../db/new-id.ts';
import { hashOf, newSecret } from '../encryption/secret.ts';
import type { CallOptions, Called, TestApi } from './start-api.ts';

export interface TestPartner {
  id: string;
  name: string;
  publishableId: string;
  secret: string;
  keyId: string;
  origin: string;
}

export async function aPartner({ services: { db, now } }: TestApi): Promise<TestPartner> {
  const id = newId('par');
  const partner = {
    id,
    name: 'Banksia Road Family Practice',
    publishableId: `tele_pub_${id.slice(4)}`,
    secret: newSecret('tele_sec_'),
    keyId: newId('key'),
    origin: `https://${id.slice(4)}.example`,
  };
  await db
    .insertInto('partners')
    .values({
      id,
      name: partner.name,
      publishable_id: partner.publishableId,
      created_at: now(),
      disabled_at: null,
    })
    .execute();
  await db.insertInto('partner_origins').values({ partner_id: id, origin: partner.origin }).execute();
  await db
    .insertInto('partner_keys')
    .values({
      id: partner.keyId,
      partner_id: id,
      place: 1,
      hash: hashOf(partner.secret),
      created_at: now(),
      ended_at: null,
    })
    .execute();
  return partner;
}

export const bearing = (token: string, origin?: string): Pick<CallOptions, 'headers'> => ({
  headers: { authorization: `Bearer ${token}`, ...(origin && { origin }) },
});

function tokenIn({ status, body }: Called): string {
  if (status !== 200) throw new Error(`No token: ${status} ${JSON.stringify(body)}`);
  return (body as { token: string }).token;
}

export async function visitorOf(api: TestApi, { publishableId, origin }: TestPartner): Promise<string> {
  return tokenIn(await api.call('startVisit', { body: { publishableId }, headers: { origin } }));
}

export async function vouchedFor(api: TestApi, partner: TestPartner, { email }: { email: string }): Promise<string> {
  return tokenIn(await api.call('vouchForPatient', { ...bearing(partner.secret), body: { email } }));
}
