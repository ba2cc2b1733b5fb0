import type { Passkey } from '../contract.ts';

export const aPasskey = (given: Partial<Passkey> = {}): Passkey => ({
  passkeyId: 'psk_1',
  credentialId: 'AQIDBA',
  name: 'Chrome on Windows',
  synced: false,
  addedAt: '2026-11-20T03:30:00.000Z',
  usedAt: null,
  ...given,
});

export const somePasskeys = (): Passkey[] => [
  aPasskey({ passkeyId: 'psk_2', name: 'Safari on iPhone', synced: true, usedAt: '2026-11-23T00:15:00.000Z' }),
  aPasskey(),
];
