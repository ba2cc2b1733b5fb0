import { seededApplicant } from './patients.ts';

export const applicationDetails = {
  profileType: 'EUCA_MD',
  name: seededApplicant.name,
  email: seededApplicant.email,
  phone: '+61491577644',
  address: { street: '5 King William Street', state: 'SA', postcode: '5000' },
  licences: [{ kind: 'ahpra-med', number: 'MED0009000017' }],
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
};
