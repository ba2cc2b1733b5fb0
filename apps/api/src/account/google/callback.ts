import { newId } from '../../db/new-id.ts';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Services } from '../../http/context.ts';
import type { Google, GooglePerson } from '../../vendors/google.ts';
import { accountOf } from '../attach-identity.ts';
import { mintCustomToken } from '../mint-custom-token.ts';
import { landingPage } from './landing-page.ts';
import { returnPath } from './return-path.ts';
import { redirectUri } from './start.ts';
import { openState, secretsOf } from './state.ts';

/** Portal page after Google sign-in, with a token in its fragment. Throws if anything is invalid. */
export async function finishGoogle(
  services: Pick<Services, 'config' | 'db' | 'now'>,
  google: Google,
  search: string,
): Promise<URL> {
  const { config, db, now } = services;
  const callbackUrl = new URL(redirectUri(config.apiUrl));
  callbackUrl.search = search;
  const state = callbackUrl.searchParams.get('state') ?? '';
  const journey = await openState(config.stateSecret, state, now());
  const person = await google.identify({ callbackUrl, state, ...secretsOf(config.stateSecret, journey) });
  if (!person.emailVerified || person.email === '') throw new Error('The email address is not verified.');

  const uid = await uidFor(db, person);
  const customToken = await mintCustomToken(config, uid, now());
  const landing = landingPage(journey.returnTo, config.portalUrl);
  const returnTo = returnPath(journey.returnTo, config.portalUrl);
  const fragment = new URLSearchParams({ customToken, returnTo });
  if (journey.flow !== '') fragment.set('flow', journey.flow);
  landing.hash = fragment.toString();
  return landing;
}

/** The account's first uid, or a new one. Recorded first: a minted token has no email to find the account. */
function uidFor(db: Db, person: Pick<GooglePerson, 'email' | 'name'>): Promise<string> {
  return inTransaction(db, async (t) => {
    const userId = await accountOf(t, person);
    const known = await t
      .selectFrom('identities')
      .select('provider_uid')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('provider_uid')
      .executeTakeFirst();
    if (known) return known.provider_uid;
    const uid = newId('uid');
    await t.insertInto('identities').values({ provider_uid: uid, user_id: userId }).execute();
    return uid;
  });
}
