import type { TokenSource } from '@tele/client';
import type { Account, AccountOptions } from './account.ts';
import { nameOf, type Owner } from './owner.ts';

export function createTokenSource(
  { latest, initialToken, onArrival }: AccountOptions,
  owner: Owner,
  partnerPage: Account['partnerPage'],
): TokenSource {
  let unusedToken = initialToken;
  let pageToken = initialToken;
  return async (request) => {
    const { token } = latest.current;
    let from: 'function' | 'text' = typeof token === 'function' ? 'function' : 'text';
    let current = unusedToken ?? (typeof token === 'function' ? await token(request) : token);
    unusedToken = null;
    // A sign-in on the page replaces a string, which the host cannot renew; a function returns null if it has none.
    if (partnerPage && !owner.hasLeft && (!current || (from === 'text' && request.reason !== 'initial'))) {
      const page = await partnerPage();
      const signedIn = await page.personToken(request.reason === 'rejected' ? pageToken : null);
      if (signedIn !== null) [current, pageToken, from] = [signedIn, signedIn, 'function'];
    }
    // Aborted requests and missing tokens have no owner.
    if (request.signal.aborted || typeof current !== 'string' || current === '') return current ?? null;
    if (owner.admits(nameOf(current, from))) return current;
    // One person's pending calls must never be sent in the next one's name.
    if (from === 'function') {
      owner.hasLeft = true;
      onArrival({ after: owner, token: current });
    }
    return null;
  };
}
