import type { Specialist, SpecialistProfile } from '../contract.ts';

/** A specialist as a search finds one. */
export function aSpecialist(changes: Partial<Specialist> = {}): Specialist {
  return {
    specialistId: 'spc_brodie',
    name: 'Dr Callum Brodie',
    photoUrl: null,
    location: { city: 'Newcastle', state: 'NSW' },
    subspecialties: ['Reflux and Barrett’s', 'Functional gut disorders', 'Endoscopy triage'],
    bio: 'Special interest in reflux that has not settled on standard treatment. Happy to see new referrals and second opinions.',
    featured: false,
    ...changes,
  };
}

/** Four specialists of one search, the practice doctor first. */
export function someSpecialists(): Specialist[] {
  return [
    aSpecialist({
      specialistId: 'spc_venkatesan',
      name: 'Dr Priya Venkatesan',
      location: { city: 'Parramatta', state: 'NSW' },
      subspecialties: ['Inflammatory bowel disease', 'Coeliac disease', 'Iron deficiency'],
      bio: 'Inflammatory bowel disease and iron deficiency. Regional patients by telehealth since 2016.',
      featured: true,
    }),
    aSpecialist(),
    aSpecialist({
      specialistId: 'spc_nguyen',
      name: 'Dr Hạnh Nguyễn',
      location: { city: 'Cabramatta', state: 'NSW' },
      subspecialties: ['Hepatitis B', 'Fatty liver disease', 'Iron overload'],
      bio: 'Liver disease. Consults in English and Vietnamese.',
    }),
    aSpecialist({
      specialistId: 'spc_abdallah',
      name: 'Dr Sienna Abdallah',
      location: { city: 'Wagga Wagga', state: 'NSW' },
      subspecialties: ['Irritable bowel syndrome', 'Food intolerance', 'Motility'],
      bio: 'Works alongside a gut-focused dietitian. Longer first appointments for complex symptoms.',
    }),
  ];
}

/** The same specialist as they read themselves. */
export function aSpecialistProfile(changes: Partial<SpecialistProfile> = {}): SpecialistProfile {
  const { specialistId, name, photoUrl, location, subspecialties, bio } = aSpecialist();
  return {
    specialistId,
    version: '3',
    name,
    profession: 'doctor',
    profileType: 'EUCA_MD',
    specialties: ['Gastroenterology & Hepatology'],
    licences: [{ kind: 'ahpra-med', number: 'MED0009000017' }],
    photoUrl,
    photoSmallUrl: null,
    location,
    bio,
    subspecialties,
    languages: ['English', 'Greek', 'Italian'],
    feeFromCents: 23_000,
    ...changes,
  };
}
