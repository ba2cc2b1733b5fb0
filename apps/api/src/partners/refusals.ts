import { ApiError } from '../http/api-error.ts';

/** What a partner is told who holds a key or an address wrongly: each says what to do. */
export const refusals = {
  secretInBrowser: () =>
    new ApiError(
      'SECRET_IN_BROWSER',
      'This is a secret key. Keep it on your server; in the page use the publishable id, tele_pub_…. Then rotate this one: it has been seen.',
    ),
  publishableAsSecret: () =>
    new ApiError(
      'UNAUTHENTICATED',
      'This is the publishable id, which opens nothing by itself. Send the secret key, tele_sec_…, from your server.',
    ),
  keyEnded: () =>
    new ApiError('UNAUTHENTICATED', 'This secret key is not known, or has been revoked. Use the newest one of yours.'),
  unknownPartner: () =>
    new ApiError(
      'UNKNOWN_PARTNER',
      'There is no partner with this publishable id, or it has been disabled. Compare it with the one you were given.',
    ),
  clinicDisconnected: () =>
    new ApiError(
      'CLINIC_DISCONNECTED',
      'This person disconnected your site. Ask them to open their Tele account and choose Connect again next to your name.',
    ),
  noOrigin: () =>
    new ApiError(
      'ORIGIN_NOT_REGISTERED',
      'This is for a page of yours, and no page has asked: there is no Origin header. A server uses its secret key.',
    ),
  originNotRegistered: (origin: string) =>
    new ApiError(
      'ORIGIN_NOT_REGISTERED',
      origin === 'null'
        ? 'This page has no origin: it is in a sandboxed frame, or a file opened from a disk. Show it as a page of your site, at an address that is registered.'
        : `Pages at ${origin.slice(0, 200)} are not registered for this partner. Ask us to add this address, exactly as it is here.`,
    ),
  anotherOrigin: () =>
    new ApiError(
      'ORIGIN_NOT_REGISTERED',
      'This token belongs to pages at another address. Let this page ask for one of its own.',
    ),
  /** To a page that has a token: somebody is at work there, who reads this. */
  pageEnded: (code: 'UNKNOWN_PARTNER' | 'ORIGIN_NOT_REGISTERED') =>
    new ApiError(code, 'This page is not allowed to use the service any more. Please tell whoever runs it.'),
  tokenOver: () => new ApiError('UNAUTHENTICATED', 'Please sign in.'),
  sessionOver: () => new ApiError('SESSION_OVER', 'You have been signed out of this page. Please sign in again.'),
  signInOver: () => new ApiError('SIGN_IN_OVER', 'This sign-in is over. Please start again on the page you came from.'),
  noSignIn: () => new ApiError('NOT_FOUND', 'There is no such sign-in. Please start again on the page you came from.'),
} as const;
