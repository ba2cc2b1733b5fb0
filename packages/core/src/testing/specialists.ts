import type {
  BodyParsed,
  FoundCounts,
  NamedSpecialist,
  Specialist,
  SpecialistPage,
  SpecialistProfile,
} from '../contract.ts';

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

export function someSpecialists(): Specialist[] {
  return [
    aSpecialist({
      specialistId: 'spc_venkatesan',
      name: 'Dr Priya Venkatesan',
      location: { city: 'Parramatta', state: 'NSW' },
      subspecialties: ['Inflammatory bowel disease', 'Coeliac disease', 'Iron deficiency'],
      bio: 'Inflammatory bowel disease and iron deficiency. Regional patients by telehealth since 2016.',
      feeFromCents: 26_000,
      usualReply: '2-hours',
      featured: true,
    }),
    aSpecialist({ feeFromCents: 23_000 }),
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
      feeFromCents: 24_500,
    }),
  ];
}

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
    location: location ?? { city: 'Sydney', state: 'NSW' },
    bio,
    subspecialties,
    languages: ['English', 'Greek', 'Italian'],
    feeFromCents: 23_000,
    ...changes,
  };
}

export function aSpecialistPage(changes: Partial<SpecialistPage> = {}): SpecialistPage {
  return {
    ...aSpecialist(),
    profession: 'doctor',
    specialties: ['Gastroenterology & Hepatology'],
    languages: ['English', 'Greek', 'Italian'],
    feeFromCents: 23_000,
    registrations: [aRegistrationNumber()],
    meetsBy: 'video',
    noticeHours: 2,
    ...changes,
  };
}

export function aRegistrationNumber(number = 'MED0009000017'): NonNullable<Specialist['registration']> {
  const url = 'https://www.ahpra.gov.au/Registration/Registers-of-Practitioners.aspx';
  return { label: 'AHPRA registration number', number, register: { name: 'Register of practitioners', url } };
}

export function someNames(text: string): NamedSpecialist[] {
  return someSpecialists()
    .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    .map(({ specialistId, name, photoUrl, location }) => ({
      specialistId,
      name,
      photoUrl,
      location,
      profession: 'doctor',
      specialties: ['Gastroenterology & Hepatology'],
    }));
}

/** Four of fourteen, and the count without each given filter. */
export function someCounts({ filters = {}, state }: BodyParsed<'countSpecialists'>): FoundCounts {
  const { days, part, languages, gender, maxFeeCents } = filters;
  const set = { day: days, part, languages, gender, fee: maxFeeCents, state };
  const names = (Object.keys(set) as (keyof typeof set)[]).filter((name) => set[name] !== undefined);
  return {
    all: 14,
    matching: 4,
    isMore: false,
    without: names.map((filter, at) => ({ filter, matching: 4 + at, soonestISO: '2026-11-25T03:00:00.000Z' })),
    languages: [
      { language: 'English', count: 4 },
      { language: 'Vietnamese', count: 2 },
      { language: 'Greek', count: 1 },
    ],
  };
}
