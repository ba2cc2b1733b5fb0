import { ApiError } from '../http/api-error.ts';

export const refusals = {
  secretInBrowser: () =>
    new ApiError(
      'SECRET_IN_BROWSER',
      'This secret key is now exposed. Rotate it, keep secret keys on your server, and use your publishable ID (tele_pub_…) in pages.',
    ),
  publishableAsSecret: () =>
    new ApiError(
      'UNAUTHENTICATED',
      'This is a publishable ID, not a secret key. Send your secret key (tele_sec_…) from your server.',
    ),
  keyEnded: () =>
    new ApiError('UNAUTHENTICATED', 'This secret key is unknown or has been revoked. Use your newest key.'),
  unknownPartner: () =>
    new ApiError('UNKNOWN_PARTNER', 'This publishable ID is unknown or disabled. Check it against the ID we gave you.'),
  clinicDisconnected: () =>
    new ApiError(
      'CLINIC_DISCONNECTED',
      'This person disconnected your site. Ask them to open their Tele account and choose Connect again next to your name.',
    ),
  noOrigin: () =>
    new ApiError(
      'ORIGIN_NOT_REGISTERED',
      'Missing Origin header. Call this from a page, or use your secret key from a server.',
    ),
  originNotRegistered: (origin: string) =>
    new ApiError(
      'ORIGIN_NOT_REGISTERED',
      origin === 'null'
        ? 'This page has no origin: it is in a sandboxed frame or is a local file. Open it on your site, at a registered origin.'
        : `${origin.slice(0, 200)} is not a registered origin for this partner. Ask us to add it exactly as shown.`,
    ),
  anotherOrigin: () =>
    new ApiError(
      'ORIGIN_NOT_REGISTERED',
      'This token was issued for a different origin. Request a new token from this page.',
    ),
  /** For a page with a token: a person reads this. */
  pageEnded: (code: 'UNKNOWN_PARTNER' | 'ORIGIN_NOT_REGISTERED') =>
    new ApiError(code, 'This page can’t use Tele. Please contact the site owner.'),
  tokenOver: () => new ApiError('UNAUTHENTICATED', 'Please sign in.'),
  sessionOver: () => new ApiError('SESSION_OVER', 'You have been signed out of this page. Please sign in again.'),
  signInOver: () =>
    new ApiError('SIGN_IN_OVER', 'This sign-in has expired. Please start again on the page you came from.'),
  noSignIn: () =>
    new ApiError('NOT_FOUND', 'We can’t find this sign-in. Please start again on the page you came from.'),
} as const;
