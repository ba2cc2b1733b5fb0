import type { DocumentKind, Gender, ProfessionId, StateCode } from '@tele/core';

export interface DemoApplicant {
  name: string;
  email: string;
  profession: ProfessionId;
  specialties: readonly string[];
  gender: Gender;
  address: { street: string; suburb: string; state: StateCode; postcode: string };
  /** Days ago. */
  sent: number;
  profile: string;
  documents: readonly DocumentKind[];
  /** Reason that staff gave. */
  rejected?: string;
}

/** Reads the applications. */
export const demoStaff = { email: 'jo.okafor@example.com', name: 'Jo Okafor' } as const;

const personal = ['photo', 'id1', 'id2'] as const;

export const demoApplicants: readonly DemoApplicant[] = [
  {
    name: 'Dr Anneke Visser',
    email: 'dr.anneke.visser@example.com',
    profession: 'doctor',
    specialties: ['Dermatology'],
    gender: 'Female',
    address: { street: '14 Hutt Street', suburb: 'Adelaide', state: 'SA', postcode: '5000' },
    sent: 9,
    profile: 'Acne, eczema and skin checks. In practice for 8 years, now in Adelaide.',
    documents: ['cv', 'ahpra', 'photo', 'id1'],
    rejected: 'Your second photo ID is missing. Please apply again with both.',
  },
  {
    name: 'Dr Emeline Hartog',
    email: 'dr.emeline.hartog@example.com',
    profession: 'doctor',
    specialties: ['Cardiology', 'General Medicine'],
    gender: 'Female',
    address: { street: '27 Ryrie Street', suburb: 'Geelong', state: 'VIC', postcode: '3220' },
    sent: 6,
    profile: 'Heart failure, atrial fibrillation and blood pressure. In practice for 17 years, now in Geelong.',
    documents: ['cv', 'ahpra', ...personal],
  },
  {
    name: 'Ruaridh Kinnear',
    email: 'ruaridh.kinnear@example.com',
    profession: 'allied-health',
    specialties: ['Physiotherapy', 'Hand therapy'],
    gender: 'Male',
    address: { street: '6 Flinders Street', suburb: 'Townsville City', state: 'QLD', postcode: '4810' },
    sent: 5,
    profile: 'Physiotherapy and hand therapy. In practice for 6 years, now in Townsville.',
    documents: ['cv', 'registration', 'insurance', ...personal],
  },
  {
    name: 'Pearl Oyelaran',
    email: 'pearl.oyelaran@example.com',
    profession: 'education',
    specialties: ['Mathematics', 'Senior exam preparation'],
    gender: 'Female',
    address: { street: '40 Crown Street', suburb: 'Wollongong', state: 'NSW', postcode: '2500' },
    sent: 4,
    profile: 'Mathematics for years 7 to 12. Tutoring for 5 years, from Wollongong.',
    documents: ['cv', 'screening', 'qualification', ...personal],
  },
  {
    name: 'Leopold Vance',
    email: 'leopold.vance@example.com',
    profession: 'legal',
    specialties: ['Family law', 'Parenting arrangements'],
    gender: 'Male',
    address: { street: '88 Phillip Street', suburb: 'Parramatta', state: 'NSW', postcode: '2150' },
    sent: 2,
    profile: 'Family law and parenting arrangements. In practice for 11 years, now in Parramatta.',
    documents: ['cv', 'registration', 'insurance', 'photo', 'id1'],
  },
  {
    name: 'Winifred Asher',
    email: 'winifred.asher@example.com',
    profession: 'financial',
    specialties: ['Personal tax', 'Business tax'],
    gender: 'Female',
    address: { street: '3 Victoria Street', suburb: 'Bunbury', state: 'WA', postcode: '6230' },
    sent: 1,
    profile: 'Personal and business tax. In this work for 20 years, from Bunbury.',
    documents: ['cv', 'registration', 'insurance', ...personal],
  },
  {
    name: 'Cosmo Tregenza',
    email: 'cosmo.tregenza@example.com',
    profession: 'pets',
    specialties: ['General vet advice', 'Senior pets'],
    gender: 'Male',
    address: { street: '19 Charles Street', suburb: 'Launceston', state: 'TAS', postcode: '7250' },
    sent: 0,
    profile: 'General advice, and care of senior pets. Working with animals for 9 years, based in Launceston.',
    documents: ['cv', 'registration', ...personal],
  },
];
