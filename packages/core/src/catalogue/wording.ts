import type { ProfessionId } from './professions.ts';

/** Nouns of a profession, lower case. Doctors are not 'specialists' on screens: not all hold that registration. */
export interface Wording {
  searchTitle: string;
  lede: string;
  professional: string;
  /** 'a doctor', 'an allied health professional'. */
  aProfessional: string;
  professionals: string;
  /** Noun for the person who books: 'patient', 'student'. */
  client: string;
  clients: string;
  /** Noun for a booking: 'consultation', 'lesson'. */
  meeting: string;
  meetings: string;
  specialtyLabel: string;
  reasonHint: string;
  stateHint: string;
  /** Title of calendar entries, without names or reason. */
  calendarTitle: string;
}

type Own = Pick<Wording, 'searchTitle' | 'lede' | 'professional' | 'reasonHint'> & Partial<Wording>;

function words(own: Own): Wording {
  const { professional, client = 'client', meeting = 'consultation' } = own;
  return {
    aProfessional: `a ${professional}`,
    professionals: `${professional}s`,
    client,
    clients: `${client}s`,
    meeting,
    meetings: `${meeting}s`,
    specialtyLabel: 'Service',
    stateHint: 'Choose a state to only see people based there.',
    calendarTitle: 'Appointment',
    ...own,
  };
}

const wordings: Readonly<Record<ProfessionId, Wording>> = {
  doctor: words({
    searchTitle: 'Find a doctor by specialty',
    lede: 'Telehealth consultations with AHPRA-registered doctors.',
    professional: 'doctor',
    client: 'patient',
    specialtyLabel: 'Specialty',
    reasonHint: 'What you’d like help with, when it started and what you’ve tried. A few lines are enough.',
    stateHint:
      'Doctors registered in Australia can see patients in every state. Choose a state to only see doctors based there.',
    calendarTitle: 'Telehealth appointment',
  }),
  education: words({
    searchTitle: 'Find a tutor',
    lede: 'Online lessons for school, university and exams.',
    professional: 'tutor',
    client: 'student',
    meeting: 'lesson',
    specialtyLabel: 'Subject',
    reasonHint:
      'The subject, the year level and the topic, and what you want to get out of the lesson. Leave out the name of the school.',
    stateHint: 'Curriculum and final exams differ by state. Choose the student’s state.',
  }),
  'allied-health': words({
    searchTitle: 'Find an allied health professional',
    lede: 'Telehealth consultations in physiotherapy, psychology, dietetics and more.',
    professional: 'allied health professional',
    aProfessional: 'an allied health professional',
    specialtyLabel: 'Discipline',
    reasonHint:
      'What you’d like help with, when it started and what you want to be able to do. A few lines are enough.',
    stateHint:
      'AHPRA registration and national credentials are valid in every state. Choose a state to only see people based there.',
    calendarTitle: 'Telehealth appointment',
  }),
  coaching: words({
    searchTitle: 'Find a coach',
    lede: 'Online sessions for life, work and wellness.',
    professional: 'coach',
    professionals: 'coaches',
    meeting: 'session',
    specialtyLabel: 'Focus',
    reasonHint: 'What you’d like to change or achieve, by when, and anything that has worked for you so far.',
  }),
  beauty: words({
    searchTitle: 'Find a beauty or style consultant',
    lede: 'Online consultations on skin, hair and personal style.',
    professional: 'beauty or style consultant',
    reasonHint: 'The occasion or the look you have in mind, what you own or use now, and your budget.',
  }),
  migration: words({
    searchTitle: 'Find a migration professional',
    lede: 'Online advice on visa options and applications.',
    professional: 'migration professional',
    specialtyLabel: 'Matter',
    reasonHint:
      'The visa or question, where you are now, when your visa ends and any deadlines. Leave out passport numbers.',
    stateHint: 'Registration is valid in every state. Choose a state only if you need its nomination.',
  }),
  legal: words({
    searchTitle: 'Find a legal professional',
    lede: 'Online advice, contracts, wills and document services.',
    professional: 'legal professional',
    specialtyLabel: 'Matter',
    reasonHint:
      'Your matter in 2 or 3 lines, the state, any deadlines, and the other side’s name for a conflict check. Leave out everything else.',
    stateHint: 'Choose the state whose law applies, not only where you live.',
  }),
  financial: words({
    searchTitle: 'Find a financial professional',
    lede: 'Online consultations on tax, super and financial planning.',
    professional: 'financial professional',
    reasonHint:
      'The question, the years or the amounts in round figures, and any due date. Leave out tax file numbers, account numbers and passwords.',
    stateHint:
      'Tax and financial services law is national, but state taxes and duties differ. Choose a state to only see people based there.',
  }),
  'real-estate': words({
    searchTitle: 'Find a property professional',
    lede: 'Online advice on buying, selling, leasing and appraisal.',
    professional: 'property professional',
    reasonHint: 'The kind of property, the suburb, what you plan and by when, and your price range in round figures.',
    stateHint: 'Choose the state where the property is. Licences apply state by state.',
  }),
  'home-design': words({
    searchTitle: 'Find a designer for your home',
    lede: 'Online consultations on interiors, gardens and renovations.',
    professional: 'designer',
    reasonHint: 'The room or the garden, its rough size, what you would like to change, and your budget and dates.',
    stateHint: 'Building rules and permits differ by state. Choose the state where the home is.',
  }),
  tech: words({
    searchTitle: 'Find a tech or creative professional',
    lede: 'Online help with devices, websites, design and content.',
    professional: 'tech or creative professional',
    meeting: 'session',
    reasonHint:
      'What you want to make or fix, the device, program or site, and what happens now. Leave out passwords and codes.',
  }),
  pets: words({
    searchTitle: 'Find a vet or pet professional',
    lede: 'Online advice on health, nutrition and behaviour.',
    professional: 'vet or pet professional',
    professionals: 'vets and pet professionals',
    client: 'pet owner',
    reasonHint:
      'The kind of animal, its breed and age, what you have noticed and since when, and the name of your usual vet.',
    stateHint: 'Choose the state where the animal is. A vet must be allowed to practise there.',
  }),
};

export function wordingOf(profession: ProfessionId): Wording {
  return wordings[profession];
}
