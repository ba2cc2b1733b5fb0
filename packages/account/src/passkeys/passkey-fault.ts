export type PasskeyFault = 'dismissed' | 'already-here' | 'wrong-place' | 'failed';

/** Error names of browsers (WebAuthn, 'Registering' and 'Verifying'). They hide whether a passkey exists. */
const byName: Readonly<Record<string, PasskeyFault>> = {
  NotAllowedError: 'dismissed',
  AbortError: 'dismissed',
  InvalidStateError: 'already-here',
  SecurityError: 'wrong-place',
};

/** Why the browser has not made or used a passkey. */
export const passkeyFault = (error: unknown): PasskeyFault =>
  (error instanceof Error && byName[error.name]) || 'failed';
