/** The twelve categories (spec section 1, reading B), with the ids and paths of product.md. */
export const professions = [
  { id: 'doctor', name: 'Doctors', path: 'doctors', blurb: 'Telehealth only, AHPRA-registered' },
  { id: 'education', name: 'Education and tutoring', path: 'education', blurb: 'School, university and exam support' },
  { id: 'allied-health', name: 'Allied health', path: 'allied-health', blurb: 'Physio, psychology and dietetics' },
  { id: 'coaching', name: 'Coaching and wellness', path: 'coaching', blurb: 'Life, career and fitness coaching' },
  { id: 'beauty', name: 'Beauty and styling', path: 'beauty', blurb: 'Skin, hair and personal styling' },
  { id: 'migration', name: 'Migration and visa', path: 'migration', blurb: 'Visa options and applications' },
  { id: 'legal', name: 'Legal and document services', path: 'legal', blurb: 'Advice, contracts, wills and documents' },
  { id: 'financial', name: 'Financial', path: 'financial', blurb: 'Tax, super and financial planning' },
  {
    id: 'real-estate',
    name: 'Real estate and property',
    path: 'real-estate',
    blurb: 'Buying, selling, leasing and appraisal',
  },
  { id: 'home-design', name: 'Home and design', path: 'home-design', blurb: 'Interiors, gardens, renovations' },
  { id: 'tech', name: 'Tech and creative', path: 'tech', blurb: 'Devices, websites, design and content' },
  { id: 'pets', name: 'Vets and pet care', path: 'pets', blurb: 'Vet advice, nutrition and behaviour' },
] as const;

export type ProfessionId = (typeof professions)[number]['id'];
export const professionIds = professions.map((p) => p.id) as unknown as readonly [ProfessionId, ...ProfessionId[]];

/** Profession named by a path segment: its ID, or `doctors` for doctors. */
export function professionOf(segment: string): (typeof professions)[number] | undefined {
  return professions.find((p) => p.id === segment || p.path === segment);
}
