import type { Section } from './requirement.ts';

export const section8: Section = {
  'api-error': { asks: 'An error of the API shows its own words, else its status or body.' },
  'loading-profile': { asks: 'The profile does not load.', quotes: ['Failed to load profile'] },
  'loading-availability': { asks: 'The availability does not load.', quotes: ['Failed to load availability'] },
  'loading-appointments': { asks: 'The appointments do not load.', quotes: ['Failed to load appointments.'] },
  'loading-request': { asks: 'A request does not load.', quotes: ['Failed to load request'] },
  'loading-dashboard': { asks: 'A dashboard does not load.', quotes: ['Failed to load dashboard'] },
  'loading-specialists': { asks: 'Specialists do not load.', quotes: ['Failed to load specialists'] },
  'loading-slots': { asks: 'Slots do not load.', quotes: ['Failed to load slots'] },
  'loading-inbox': { asks: 'The inbox does not load.', quotes: ['Failed to load inbox'] },
  saving: { asks: 'What is not saved says so, for three seconds.', quotes: ['Failed to save'] },
  cancelling: { asks: 'What is not cancelled says so.', quotes: ['Failed to cancel appointment.'] },
  creating: { asks: 'A request that is not made says so.', quotes: ['Failed to create request'] },
  offering: { asks: 'An offer that is not sent says so.', quotes: ['Failed to submit offer'] },
  'not-found': { asks: 'A selection that is not among mine.', quotes: ['Selection not found'] },
  'not-pending': {
    asks: 'A selection that is not incoming any more.',
    quotes: ['This request is no longer pending for you.'],
  },
  'already-filled': { asks: 'Already booked or decided.', quotes: ['Already filled by another specialist.'] },
  'no-card-on-file': {
    asks: 'The patient has no card on file.',
    quotes: ['The patient has not set up a card for this selection yet.'],
  },
  'fee-exceeds': { asks: 'The fee exceeds the cap.', quotes: ['Fee exceeds the patient’s cap.'] },
  'accept-failed': { asks: 'Accepting fails otherwise.', quotes: ['Failed to accept with this card'] },
  card: {
    asks: 'A card fails.',
    quotes: [
      'Card element not ready',
      'Failed to create payment method',
      'Card error',
      'Payment failed',
      'Failed to save card',
    ],
  },
  'login-failed': {
    asks: 'Sign-in fails.',
    quotes: ['Could not complete email link sign-in.', 'Could not send magic link'],
  },
  'login-done': {
    asks: 'Sign-in succeeds.',
    quotes: ['We’ve emailed you a sign-in link. Open it on this device to continue.', 'Signed in successfully.'],
  },
  'token-failed': {
    asks: 'A custom token that fails leads to /login.',
    tests: ['apps/portal/src/login/landing.test.ts: signs in only the browser that started the flow'],
  },
  registration: {
    asks: 'A registration fails.',
    quotes: ['Please sign in first.', 'Presign failed', 'Upload failed', 'Failed', 'Enter a valid Australian phone'],
  },
  registered: {
    asks: 'A registration succeeds.',
    quotes: ['Thanks! Your registration was submitted. We’ll verify your documents and enable matching.'],
  },
  'me-failed': {
    asks: 'A current-user call that fails sets no profile, and goes on.',
    tests: [
      'apps/portal/src/session/ProfileProvider.test.tsx: sets the profile to none and draws the page',
      'tests/journeys/sign-in.spec.ts: the browser stays while the API does not answer',
    ],
  },
  'status-failed': { asks: 'A status that cannot be looked up is NONE.' },
  global: { asks: 'The global error screen.', quotes: ['Something went wrong'] },
};
