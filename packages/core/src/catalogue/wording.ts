import type { ProfessionId } from './professions.ts';

/** The words of a profession that screens need. Nouns are lower case, for use inside a sentence. */
export interface Wording {
  /** Heading of the search form. */
  searchTitle: string;
  lede: string;
  /** 'specialist': one of them. */
  professional: string;
  /** 'specialists': several. */
  professionals: string;
  /** Label of the required choice of the search form. */
  specialtyLabel: string;
}

const wordings: Readonly<Record<ProfessionId, Wording>> = {
  doctor: {
    searchTitle: 'Find a specialist doctor',
    lede: 'Telehealth consultations with AHPRA-registered specialists.',
    professional: 'specialist',
    professionals: 'specialists',
    specialtyLabel: 'Specialty',
  },
  education: {
    searchTitle: 'Find a tutor',
    lede: 'Online lessons for school, university and exams.',
    professional: 'tutor',
    professionals: 'tutors',
    specialtyLabel: 'Subject',
  },
  'allied-health': {
    searchTitle: 'Find an allied health professional',
    lede: 'Telehealth consultations in physiotherapy, psychology, dietetics and more.',
    professional: 'practitioner',
    professionals: 'practitioners',
    specialtyLabel: 'Discipline',
  },
  coaching: {
    searchTitle: 'Find a coach',
    lede: 'Online sessions for life, work and wellness.',
    professional: 'coach',
    professionals: 'coaches',
    specialtyLabel: 'Focus',
  },
  beauty: {
    searchTitle: 'Find a beauty or style adviser',
    lede: 'Online consultations on skin, hair and personal style.',
    professional: 'adviser',
    professionals: 'advisers',
    specialtyLabel: 'Service',
  },
  migration: {
    searchTitle: 'Find a migration adviser',
    lede: 'Online advice on visa options and applications.',
    professional: 'adviser',
    professionals: 'advisers',
    specialtyLabel: 'Matter',
  },
  legal: {
    searchTitle: 'Find legal help',
    lede: 'Online advice, contracts, wills and document services.',
    professional: 'legal professional',
    professionals: 'legal professionals',
    specialtyLabel: 'Matter',
  },
  financial: {
    searchTitle: 'Find a financial professional',
    lede: 'Online consultations on tax, super and financial planning.',
    professional: 'financial professional',
    professionals: 'financial professionals',
    specialtyLabel: 'Service',
  },
  'real-estate': {
    searchTitle: 'Find a property professional',
    lede: 'Online advice on buying, selling, leasing and appraisal.',
    professional: 'property professional',
    professionals: 'property professionals',
    specialtyLabel: 'Service',
  },
  'home-design': {
    searchTitle: 'Find a designer for your home',
    lede: 'Online consultations on interiors, gardens and renovations.',
    professional: 'designer',
    professionals: 'designers',
    specialtyLabel: 'Service',
  },
  tech: {
    searchTitle: 'Find a tech or creative professional',
    lede: 'Online help with devices, websites, design and content.',
    professional: 'professional',
    professionals: 'professionals',
    specialtyLabel: 'Service',
  },
  pets: {
    searchTitle: 'Find a vet or pet care professional',
    lede: 'Online advice on health, nutrition and behaviour.',
    professional: 'pet professional',
    professionals: 'pet professionals',
    specialtyLabel: 'Service',
  },
};

/** The words of a profession; 'specialist' stays the noun of the API, these are the ones people read. */
export function wordingOf(profession: ProfessionId): Wording {
  return wordings[profession];
}
