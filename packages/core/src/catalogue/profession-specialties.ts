import type { ProfessionId } from './professions.ts';
import type { SpecialtyGroup } from './specialty-group.ts';
import { doctorSpecialties } from './specialty-groups.ts';

/** The catalogue of each profession. Doctors' is the specification's; the others are this product's own. */
const catalogue: Readonly<Record<ProfessionId, readonly SpecialtyGroup[]>> = {
  doctor: doctorSpecialties,
  education: [
    {
      group: 'School',
      names: ['Primary literacy', 'Primary numeracy', 'English', 'Mathematics', 'Sciences', 'Languages'],
    },
    {
      group: 'Senior and university',
      names: ['Senior exam preparation', 'Selective entry tests', 'University subjects', 'Academic writing'],
    },
  ],
  'allied-health': [
    {
      group: 'Body',
      names: ['Physiotherapy', 'Exercise physiology', 'Dietetics', 'Podiatry', 'Occupational therapy'],
    },
    { group: 'Mind and communication', names: ['Psychology', 'Counselling', 'Social work', 'Speech pathology'] },
  ],
  coaching: [
    { group: 'Life and work', names: ['Life coaching', 'Career coaching', 'Executive coaching', 'Parenting coaching'] },
    { group: 'Wellness', names: ['Fitness coaching', 'Sleep habits', 'Mindfulness', 'Yoga and pilates'] },
  ],
  beauty: [
    { group: 'Beauty', names: ['Skin care', 'Make-up', 'Hair care and colour', 'Brows and lashes'] },
    { group: 'Styling', names: ['Personal styling', 'Wardrobe review', 'Colour consultation', 'Occasion styling'] },
  ],
  migration: [
    { group: 'Live and work', names: ['Skilled visas', 'Employer-sponsored visas', 'Partner visas', 'Parent visas'] },
    {
      group: 'Study, visit and stay',
      names: ['Student visas', 'Visitor visas', 'Permanent residence', 'Citizenship', 'Reviews and refusals'],
    },
  ],
  legal: [
    {
      group: 'Advice',
      names: ['Family law', 'Employment law', 'Tenancy', 'Business and contracts', 'Traffic and minor offences'],
    },
    { group: 'Documents', names: ['Wills and powers of attorney', 'Contract review', 'Document witnessing'] },
  ],
  financial: [
    { group: 'Tax and business', names: ['Personal tax', 'Business tax', 'Bookkeeping', 'Business structure'] },
    {
      group: 'Planning and lending',
      names: ['Financial planning', 'Superannuation', 'Retirement', 'Home loans', 'Budgeting and debt'],
    },
  ],
  'real-estate': [
    { group: 'Buy and sell', names: ['Buying advice', 'Selling advice', 'Appraisal', 'Auction bidding'] },
    { group: 'Own and rent', names: ['Leasing', 'Property management', 'Investment property', 'Conveyancing'] },
  ],
  'home-design': [
    { group: 'Inside', names: ['Interior design', 'Kitchen and bathroom', 'Colour and materials', 'Lighting'] },
    {
      group: 'Building and garden',
      names: ['Architecture', 'Renovation planning', 'Garden design', 'Energy efficiency'],
    },
  ],
  tech: [
    {
      group: 'Tech',
      names: ['Device support', 'Websites', 'Apps and software', 'Cyber safety', 'Data and spreadsheets'],
    },
    { group: 'Creative', names: ['Graphic design', 'Photo and video', 'Copywriting', 'Social media'] },
  ],
  pets: [
    { group: 'Health', names: ['General vet advice', 'Skin and allergies', 'Nutrition', 'Senior pets', 'Exotic pets'] },
    { group: 'Behaviour and care', names: ['Dog behaviour', 'Cat behaviour', 'Puppy and kitten care'] },
  ],
};

/** A specialty and the heading it is listed under. */
export interface Specialty {
  name: string;
  group: string;
}

/** The specialties of a profession under their headings, in the order to show them. */
export function specialtyGroupsOf(profession: ProfessionId): readonly SpecialtyGroup[] {
  return catalogue[profession];
}

/** The specialties of a profession, each with its group. */
export function specialtiesOf(profession: ProfessionId): Specialty[] {
  return catalogue[profession].flatMap(({ group, names }) => names.map((name) => ({ name, group })));
}

/** Whether a text is, to the letter, a specialty of the profession. */
export function isSpecialty(profession: ProfessionId, name: string): boolean {
  return catalogue[profession].some(({ names }) => names.includes(name));
}
