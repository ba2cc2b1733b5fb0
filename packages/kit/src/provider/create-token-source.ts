import type { TokenSource } from '@tele/client';
import type { Account, AccountOptions } from './account.ts';
import { nameOf, type Owner } from './owner.ts';

/** Tokens of the owner alone: the host's, or those of a sign-in on a partner's page. */
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
    // A text cannot be renewed by the host, so a sign-in on the page replaces it; a function says itself when it has none.
    if (partnerPage && !owner.hasLeft && (!current || (from === 'text' && request.reason !== 'initial'))) {
      const page = await partnerPage();
      const signedIn = await page.personToken(request.reason === 'rejected' ? pageToken : null);
      if (signedIn !== null) [current, pageToken, from] = [signedIn, signedIn, 'function'];
    }
    // A late answer has no owner, nor has one that is no token.
    if (request.signal.aborted || typeof current !== 'string' || current === '') return current ?? null;
    if (owner.admits(nameOf(current, from))) return current;
    // One person's pending calls must never be sent in the name of the next.
    if (from === 'function') {
      owner.hasLeft = true;
      onArrival({ after: owner, token: current });
    }
    return null;
  };
}
