import { createMemory } from '../http/memory.ts';
import { actorMs } from '../account/authenticate.ts';
import { findActorById } from '../account/find-actor.ts';
import type { Db } from '../db/schema.ts';
import { personActing, type Actor, type PersonActor } from '../http/actor.ts';
import type { Services } from '../http/context.ts';
import type { CallerQuery } from '../http/call.ts';
import { isPageToken, readPageToken, type PageClaims, type PageTokenFacts } from './page-token.ts';
import { refusals } from './refusals.ts';
import { isLive, partnersAt } from './require-page.ts';
import { hashOf } from '../encryption/secret.ts';

/** Time without rate limiting after a credential worked. */
const familiarMs = 600_000;
const people = 20_000;

type Authenticate = (services: Services, header: string | undefined, query: CallerQuery) => Promise<Actor>;

/** Resolves secret keys and page tokens, else calls `others`. Revoked ones fail within `actorMs`. */
export function partnerAuthenticator(others: Authenticate): Authenticate {
  const actors = createMemory<Actor>(people);
  const familiar = createMemory<true>(people);

  /** Looks up a credential; unfamiliar ones are rate limited first. */
  const lookUp = async <A extends Actor>(hashed: string, now: Date, refuse: () => void, find: () => Promise<A>) => {
    if (!familiar.get(hashed, now)) refuse();
    const actor = await find();
    familiar.keep(hashed, true, now.getTime() + familiarMs);
    return actor;
  };

  return async (services, header, query) => {
    const token = header?.match(/^Bearer ([\w.-]+)$/i)?.[1] ?? '';
    const now = services.now();
    if (token.startsWith('tele_sec_')) {
      const hashed = hashOf(token);
      return lookUp(hashed, now, query.refuseOverLimit, () => partnerOfKey(services, hashed, query.origin));
    }
    if (token.startsWith('tele_pub_')) throw refusals.publishableAsSecret();
    const { config, db } = services;
    if (!isPageToken(config, token)) return others(services, header, query);

    const claims = await readPageToken(config, token, now);
    if (!claims) throw refusals.tokenOver();
    const origin = originOf(claims, query.origin);
    const key = hashOf(`${token} ${origin ?? ''}`);
    const known = query.fresh ? undefined : actors.get(key, now);
    if (known) return known;
    const actor = await lookUp(key, now, query.refuseOverLimit, () => actorOf(db, claims, { origin, now }));
    if (actor.type === 'person' && !actor.patient) actors.forget(key);
    else actors.keep(key, actor, now.getTime() + actorMs);
    return actor;
  };
}

/** Partner of a secret key. Rejects browsers, which send an Origin: none may hold a key. */
async function partnerOfKey({ db, log }: Services, hashed: string, origin: string | undefined): Promise<Actor> {
  const key = await db
    .selectFrom('partner_keys as k')
    .innerJoin('partners as p', 'p.id', 'k.partner_id')
    .select(['k.id', 'k.partner_id', 'k.ended_at', 'p.disabled_at'])
    .where('k.hash', '=', hashed)
    .executeTakeFirst();
  if (origin !== undefined) {
    if (key) log.warn({ partnerId: key.partner_id, keyId: key.id }, 'a secret key was seen in a browser');
    throw refusals.secretInBrowser();
  }
  if (!key || key.ended_at !== null) throw refusals.keyEnded();
  if (key.disabled_at !== null) throw refusals.unknownPartner();
  return { type: 'partner', partnerId: key.partner_id, keyId: key.id };
}

/** Origin of the token's page. Throws if the browser sends another. */
function originOf(claims: PageClaims, caller: string | undefined): string | undefined {
  if (claims.tag === 'vouched') return caller;
  if (caller !== undefined && caller !== claims.origin) throw refusals.anotherOrigin();
  return claims.origin;
}

interface Where {
  origin: string | undefined;
  now: Date;
}

async function actorOf(db: Db, claims: PageTokenFacts, { origin, now }: Where): Promise<Actor> {
  const { partnerId } = claims;
  const partner = await partnersAt(db, origin ?? '')
    .where('p.id', '=', partnerId)
    .executeTakeFirst();
  // Server calls have no Origin: the key alone decides.
  if (!isLive(partner)) throw refusals.pageEnded('UNKNOWN_PARTNER');
  if (origin !== undefined && partner.origin === null) throw refusals.pageEnded('ORIGIN_NOT_REGISTERED');
  if (claims.tag === 'visitor') return { type: 'visitor', partnerId };
  if (!(await stillHolds(db, claims, now))) throw refusals.tokenOver();
  const account = await findActorById(db, claims.userId);
  if (!account) throw refusals.tokenOver();
  return onPage(account, claims);
}

/** Session not ended; or key not revoked, clinic not disconnected and no sign-out from all devices since. */
async function stillHolds(db: Db, claims: Exclude<PageTokenFacts, { tag: 'visitor' }>, now: Date): Promise<boolean> {
  const { partnerId } = claims;
  const row =
    claims.tag === 'vouched'
      ? await db
          .selectFrom('partner_keys')
          .select('id')
          .where('id', '=', claims.keyId)
          .where('partner_id', '=', partnerId)
          .where('ended_at', 'is', null)
          .where((row) =>
            row.not(
              row.exists(
                row
                  .selectFrom('disconnected_partners as d')
                  .select('d.at')
                  .where('d.user_id', '=', claims.userId)
                  .where('d.partner_id', '=', partnerId),
              ),
            ),
          )
          .where((row) =>
            row.not(
              row.exists(
                row
                  .selectFrom('users')
                  .select('users.id')
                  .where('users.id', '=', claims.userId)
                  .where('sessions_ended_at', '>=', claims.issuedAt),
              ),
            ),
          )
          .executeTakeFirst()
      : await db
          .selectFrom('partner_sessions')
          .select('id')
          .where('id', '=', claims.sessionId)
          .where('partner_id', '=', partnerId)
          .where('user_id', '=', claims.userId)
          .where('ended_at', 'is', null)
          .where('expires_at', '>', now)
          .executeTakeFirst();
  return row !== undefined;
}

/** On a partner's page a person can only be a patient or become one. */
const onPage = ({ userId, patient }: PersonActor, { tag, partnerId }: PageClaims): Actor => ({
  ...personActing(userId, { patient }),
  through: partnerId,
  ...(tag === 'vouched' && { vouched: true as const }),
});
