import type { ProfessionId, StateCode } from '@tele/core';
import type { ProfileType } from '../db/schema.ts';
import { doctorBio, otherBio } from './bios.ts';
import { doctorInterests } from './doctor-interests.ts';
import { doctorNames, genderOf, mailName, otherNames } from './names.ts';
import { cities, stateShares } from './places.ts';
import { allPractices, type Practice } from './practices.ts';
import { pickOne, pickSome, seededRandom } from './random.ts';

export interface SeededSpecialist {
  email: string;
  name: string;
  profession: ProfessionId;
  profileType: ProfileType;
  city: string;
  state: StateCode;
  specialties: readonly string[];
  subspecialties: readonly string[];
  bio: string;
  /** English first; omitted means English only. */
  languages?: readonly string[];
  feeFromCents?: number;
  gender?: 'Female' | 'Male' | 'Other';
  holds: readonly string[];
}

const gastro = 'Gastroenterology & Hepatology';
const medical = ['ahpra-med'];

export const namedDoctors: readonly SeededSpecialist[] = [
  {
    ...doctor('Dr Callum Brodie', 'dr.callum.brodie@example.com', 'Newcastle', 'NSW'),
    profileType: 'EUCA_MD',
    subspecialties: ['Inflammatory bowel disease', 'Reflux', 'Coeliac disease'],
    bio: 'Inflammatory bowel disease, reflux and coeliac disease. Works with your GP and sends a summary after each appointment.',
    languages: ['English', 'Greek', 'Italian'],
    feeFromCents: 23_000,
    gender: 'Male',
  },
  {
    ...doctor('Dr Priya Venkatesan', 'dr.priya.venkatesan@example.com', 'Melbourne', 'VIC'),
    profileType: 'EUCA_MD',
    subspecialties: ['Liver disease', 'Viral hepatitis'],
    bio: 'Liver disease and viral hepatitis. Happy to review results you already have.',
    languages: ['English', 'Tamil'],
    feeFromCents: 24_500,
    gender: 'Female',
  },
  {
    ...doctor('Dr Hanh Nguyen', 'dr.hanh.nguyen@example.com', 'Sydney', 'NSW'),
    subspecialties: ['Irritable bowel syndrome', 'Reflux'],
    bio: 'Irritable bowel syndrome and reflux. Consults in English and Vietnamese.',
    languages: ['English', 'Vietnamese'],
    gender: 'Female',
  },
  {
    ...doctor('Dr Sienna Abdallah', 'dr.sienna.abdallah@example.com', 'Brisbane', 'QLD'),
    subspecialties: ['Coeliac disease', 'Food intolerance'],
    bio: 'Coeliac disease and food intolerance. Video and phone appointments, with a written plan afterwards.',
    gender: 'Female',
  },
];

function doctor(name: string, email: string, city: string, state: StateCode) {
  return {
    name,
    email,
    city,
    state,
    profession: 'doctor' as const,
    profileType: 'SOLO' as ProfileType,
    specialties: [gastro],
    holds: medical,
  };
}

export function seededSpecialists(): SeededSpecialist[] {
  return [...namedDoctors, ...doctorNames.map(generatedDoctor), ...allPractices().map(generatedProvider)];
}

function generatedDoctor(bareName: string, index: number): SeededSpecialist {
  const email = `dr.${mailName(bareName)}@example.com`;
  const random = seededRandom(email);
  const entries = Object.entries(doctorInterests);
  const [specialty, interests] = entries[index % entries.length] ?? [gastro, []];
  const { state, city } = placeOf(index, random);
  const subspecialties = pickSome(random, interests, 2 + Math.floor(random() * 2));
  return {
    email,
    name: `Dr ${bareName}`,
    profession: 'doctor',
    profileType: index % 3 === 0 ? 'EUCA_MD' : 'SOLO',
    city,
    state,
    specialties: [specialty],
    subspecialties,
    bio: doctorBio(random, { interests: subspecialties, city }),
    gender: genderOf(bareName),
    ...saidOf(email, 18_000),
    holds: medical,
  };
}

function generatedProvider(
  { profession, offers, holds }: Practice & { profession: ProfessionId },
  index: number,
): SeededSpecialist {
  const name = otherNames[index] ?? '';
  const email = `${mailName(name)}@example.com`;
  const random = seededRandom(email);
  const { state, city } = placeOf(index * 5 + 2, random);
  return {
    email,
    name,
    profession,
    profileType: 'SOLO',
    city,
    state,
    specialties: offers,
    subspecialties: offers.slice(0, 2),
    bio: otherBio(random, { specialties: offers, city }),
    gender: genderOf(name),
    ...saidOf(email, 8_000),
    holds,
  };
}

const spoken = ['Arabic', 'Cantonese', 'Greek', 'Hindi', 'Italian', 'Mandarin', 'Spanish', 'Vietnamese'];

/** Optional details from a separate random series: other seeded values stay the same. */
function saidOf(email: string, fromCents: number): Pick<SeededSpecialist, 'languages' | 'feeFromCents'> {
  const random = seededRandom(`says:${email}`);
  const languages = random() < 0.4 ? ['English', ...pickSome(random, spoken, 1)] : undefined;
  const feeFromCents = random() < 0.6 ? fromCents + 500 * Math.floor(random() * 20) : undefined;
  return { ...(languages && { languages }), ...(feeFromCents !== undefined && { feeFromCents }) };
}

function placeOf(index: number, random: () => number): { state: StateCode; city: string } {
  const state = stateShares[index % stateShares.length] ?? 'NSW';
  return { state, city: pickOne(random, cities[state]) };
}
