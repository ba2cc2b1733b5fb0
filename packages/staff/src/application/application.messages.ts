import type { DocumentKind, ProfileType } from '@tele/core';
import { defineMessages } from '@tele/ui';

export const applicationMessages = defineMessages('staff.application', {
  sentAgain: 'Sent again',
  rejected: 'Rejected',
  way: ({ profileType }: { profileType: ProfileType }) => ways[profileType],
  kind: ({ kind }: { kind: DocumentKind }) => kinds[kind],
});

const ways: Readonly<Record<ProfileType, string>> = { EUCA_MD: 'Euca MD practice', SOLO: 'Matching directory' };

const kinds: Readonly<Record<DocumentKind, string>> = {
  cv: 'CV',
  ahpra: 'AHPRA registration',
  photo: 'photo',
  photoSmall: 'small photo',
  id1: 'photo ID 1',
  id2: 'photo ID 2',
  registration: 'registration',
  insurance: 'insurance',
  qualification: 'qualification',
  screening: 'screening check',
  portfolio: 'portfolio',
  disclosure: 'disclosure',
  police: 'police check',
};
