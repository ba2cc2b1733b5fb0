import type { BodyInput, ProviderProfile, QueuedApplication, StaffApplication } from '../contract.ts';

const licence: ProviderProfile['licences'][number] = {
  kind: 'ahpra-med',
  label: 'Medical practitioner',
  number: 'MED0009000017',
  states: ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'],
  register: {
    name: 'Register of practitioners',
    url: 'https://www.ahpra.gov.au/Registration/Registers-of-Practitioners.aspx',
  },
};

const address = { street: '5 King William Street', suburb: 'Adelaide', state: 'SA', postcode: '5000' } as const;

export function aRegistration(change: Partial<BodyInput<'registerSpecialist'>> = {}): BodyInput<'registerSpecialist'> {
  return {
    profileType: 'EUCA_MD',
    name: 'Dr Odette Laurent',
    email: 'odette.laurent@example.com',
    phone: '+61491577644',
    address,
    ahpraNumber: 'MED0009000017',
    gender: 'Female',
    languages: ['English', 'French'],
    specialties: ['Rheumatology'],
    practiceName: null,
    adminContact: null,
    documents: { cvKey: null, ahpraKey: null, photoKey: null, id1Key: null, id2Key: null },
    modes: ['TELEHEALTH'],
    availability: [],
    feeRange: null,
    subspecialties: [],
    profile: null,
    turnstileToken: 'XXXX.DUMMY.TOKEN.XXXX',
    ...change,
  };
}

export function aProvider(change: Partial<ProviderProfile> = {}): ProviderProfile {
  return {
    status: 'PENDING',
    profileType: 'EUCA_MD',
    profession: 'doctor',
    applicationId: 'app_4T9K2M',
    submittedAt: '2026-11-30T03:10:00.000Z',
    decidedAt: null,
    reason: null,
    faults: [],
    specialistId: null,
    name: 'Dr Odette Laurent',
    photoUrl: null,
    photoSmallUrl: null,
    location: { city: 'Adelaide', state: 'SA' },
    specialties: ['Rheumatology'],
    profile: null,
    licences: [licence],
    documents: [{ kind: 'cv', key: 'documents/cv', bytes: 182_044, uploadedAt: '2026-11-30T03:05:00.000Z' }],
    details: { phone: '+61491577644', address, gender: 'Female', languages: ['English', 'French'] },
    ...change,
  };
}

export function aQueuedApplication(change: Partial<QueuedApplication> = {}): QueuedApplication {
  return {
    applicationId: 'app_4T9K2M',
    profession: 'doctor',
    profileType: 'EUCA_MD',
    status: 'PENDING',
    name: 'Dr Odette Laurent',
    specialties: ['Rheumatology'],
    licences: [licence],
    submittedAt: '2026-11-30T03:10:00.000Z',
    sentAgain: false,
    documentCount: { uploaded: 2, required: 5, missing: ['photo', 'id2'] },
    takenBy: null,
    ...change,
  };
}

export function aStaffApplication(change: Partial<StaffApplication> = {}): StaffApplication {
  const uploadedAt = '2026-11-30T03:05:00.000Z';
  return {
    ...aQueuedApplication(),
    email: 'odette.laurent@example.com',
    phone: '+61491577644',
    address,
    gender: 'Female',
    languages: ['English', 'French'],
    profile: null,
    documents: [
      {
        kind: 'cv',
        contentType: 'application/pdf',
        bytes: 182_044,
        uploadedAt,
        sameAs: null,
        sha256: 'a1'.repeat(32),
        scan: 'clean',
        replaced: false,
      },
      {
        kind: 'id1',
        contentType: 'image/jpeg',
        bytes: 902_113,
        uploadedAt,
        sameAs: null,
        sha256: 'b2'.repeat(32),
        scan: 'clean',
        replaced: false,
      },
    ],
    checks: ['name', 'registration', 'title', 'seniority', 'conditions', 'identity'],
    decidedAt: null,
    decidedBy: null,
    reason: null,
    faults: [],
    note: null,
    specialistId: null,
    ...change,
  };
}
