import { capitalise } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { ReactNode } from 'react';

export const standingMessages = defineMessages('register.standing', {
  progress: 'Progress',
  submitted: 'Submitted',
  documents: ({ count }: { count: number }, say) => say.plural(count, { one: '# document', other: '# documents' }),
  done: 'done',
  failed: 'did not match',
  now: 'Now',
  next: 'Next',

  pendingTitle: 'Your application is still pending',
  pending: 'Pending',
  compare: 'Staff check the register',
  compareAlone: 'Staff review your documents',
  usually: 'Usually 2 working days',
  approval: 'Approved',
  contractLine: ({ practice }: { practice: string }) => `We’ll then email your ${practice} contract`,
  correct: ({ email, numbered }: { email: ReactNode; numbered: string | null }) => [
    'Please don’t apply again. To correct anything, email ',
    email,
    numbered === null ? ' with your name.' : ` with your name and ${numbered}.`,
  ],
  contract: ({ practice }: { practice: string }) => `We’ll email your ${practice} contract once you’re approved.`,
  ahpraNumber: 'AHPRA number',
  licenceNumber: 'licence number',

  approvedTitle: 'You’re approved',
  approved: 'Approved',
  verified: 'Verified',
  hours: 'Add your hours',
  hoursText: ({ clients }: { clients: string }) => `${capitalise(clients)} can book you once you’ve added some`,
  preview: 'Preview profile',
  updateDocuments: 'Update documents',

  rejectedTitle: 'Your application was not approved',
  notMatching: 'What did not match',
  reason: 'Reason:',
  rejected: 'Not approved',
  decided: 'Not approved by staff',
  kept: ({ count }: { count: number }, say) =>
    say.plural(count, {
      one: 'Fix this and apply again. We’ve kept everything else.',
      other: 'Fix these # and apply again. We’ve kept everything else.',
    }),
  keptAll: 'Make the changes and apply again. We’ve kept your answers.',
  correctAgain: 'Apply again',

  suspendedTitle: 'Your profile is suspended',
  suspended: 'Suspended',
  suspendedText: 'You’re hidden from search and won’t get new requests. Confirmed appointments go ahead.',
  suspendedAsk: ({ email }: { email: ReactNode }) => ['To ask for a review, email ', email, '.'],
});

export const faultFields = defineMessages('register.faults', {
  name: 'Full name',
  phone: 'Mobile',
  address: 'Address',
  gender: 'Gender',
  languages: 'Languages',
  licences: 'Registration number',
  specialties: 'Specialties',
  profile: 'About you',
});
