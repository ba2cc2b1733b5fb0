import type { Sessions } from '../contract.ts';

export const someSessions = (): Sessions => ({
  devices: [
    {
      sessionId: 'ses_1',
      device: 'Chrome on Windows',
      signedInAt: '2026-11-20T03:30:00.000Z',
      seenAt: '2026-11-22T23:00:00.000Z',
      isThis: true,
    },
    {
      sessionId: 'ses_2',
      device: 'Safari on iPhone',
      signedInAt: '2026-11-02T22:10:00.000Z',
      seenAt: '2026-11-21T09:45:00.000Z',
      isThis: false,
    },
  ],
  clinics: [
    { partnerId: 'prt_1', name: 'Laman Street Clinic', until: '2026-11-23T08:00:00.000Z', disconnectedAt: null },
  ],
});
