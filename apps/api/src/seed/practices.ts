import { professionIds, type ProfessionId } from '@tele/core';

export interface Practice {
  offers: readonly string[];
  holds: readonly string[];
}

const freely = (...offers: string[]): Practice => ({ offers, holds: [] });
const licensed = (group: string, ...offers: string[]): Practice => ({ offers, holds: [group] });

const practices: Readonly<Record<ProfessionId, readonly Practice[]>> = {
  doctor: [],
  education: [
    licensed('wwcc', 'Primary literacy', 'Primary numeracy', 'Study skills', 'Learning support'),
    licensed('wwcc', 'Mathematics', 'Sciences', 'Senior exam preparation', 'Coding', 'Statistics'),
    licensed('wwcc', 'English', 'Humanities', 'Languages', 'Selective entry tests', 'Music'),
    freely('University subjects', 'Academic writing', 'IELTS and PTE preparation', 'Adult literacy and numeracy'),
  ],
  'allied-health': [
    licensed('ahpra-phy', 'Physiotherapy', 'Pelvic health physiotherapy', 'Hand therapy'),
    licensed('ahpra-psy', 'Psychology', 'Counselling', 'Child development'),
    licensed('dietitian', 'Dietetics'),
    licensed('spa', 'Speech pathology', 'Child development', 'Assistive technology'),
    licensed('ahpra-occ', 'Occupational therapy', 'Hand therapy', 'Positive behaviour support'),
    licensed('aasw', 'Social work', 'Counselling'),
  ],
  coaching: [
    freely('Life coaching', 'Relationship coaching', 'Parenting coaching', 'Mindfulness', 'Sleep habits'),
    freely('Career coaching', 'Interview preparation', 'Executive coaching', 'Leadership coaching', 'Public speaking'),
    freely('Fitness coaching', 'Running and endurance', 'Yoga and pilates', 'Healthy routines'),
  ],
  beauty: [
    freely('Skin care', 'Make-up', 'Brows and lashes', 'Nails'),
    freely('Hair care and colour', 'Curly and textured hair', 'Men’s grooming', 'Wedding hair and make-up'),
    freely('Personal styling', 'Wardrobe review', 'Capsule wardrobe', 'Colour consultation', 'Occasion styling'),
  ],
  migration: [
    licensed('migration-agent', 'Skilled visas', 'Regional visas', 'Skills assessments', 'Permanent residence'),
    licensed('migration-agent', 'Partner visas', 'Parent visas', 'Child visas', 'Visitor visas', 'Citizenship'),
    licensed('lawyer', 'Employer-sponsored visas', 'Student visas', 'Reviews and refusals', 'Cancellations'),
  ],
  legal: [
    licensed('lawyer', 'Family law', 'Parenting arrangements', 'Wills and powers of attorney', 'Estates and probate'),
    licensed('lawyer', 'Employment law', 'Business and contracts', 'Contract review', 'Commercial leases'),
    licensed('lawyer', 'Traffic and minor offences', 'Criminal law', 'Tenancy', 'Small claims and tribunals'),
    licensed('notary', 'Document witnessing', 'Notary services'),
  ],
  financial: [
    licensed('tax-agent', 'Personal tax', 'Business tax', 'Business structure', 'Capital gains and property tax'),
    licensed('financial-adviser', 'Financial planning', 'Superannuation', 'Retirement', 'Investing'),
    licensed('credit', 'Home loans', 'Refinancing', 'Business lending', 'Debt management'),
    licensed('bas-agent', 'GST and BAS', 'Payroll', 'Bookkeeping'),
    freely('Budgeting', 'Bookkeeping'),
  ],
  'real-estate': [
    licensed('agent', 'Buying advice', 'First home buying', 'Property search', 'Auction bidding'),
    licensed('agent', 'Selling advice', 'Appraisal', 'Leasing', 'Property management', 'Investment property'),
    licensed('lawyer', 'Conveyancing', 'Strata and owners corporations'),
    freely('Renting advice for tenants'),
  ],
  'home-design': [
    freely('Interior design', 'Kitchen and bathroom', 'Colour and materials', 'Lighting', 'Furniture and layout'),
    licensed('architect', 'Architecture', 'Building design', 'Renovation planning', 'Energy efficiency'),
    freely('Garden design', 'Balconies and courtyards', 'Edible gardens'),
    freely('Interior styling', 'Storage and organising', 'Home office', 'Changes for renters'),
  ],
  tech: [
    freely('Device support', 'Email and cloud', 'Home networks', 'Smart home', 'Cyber safety'),
    freely('Websites', 'Online shops', 'Apps and software', 'Data and spreadsheets', 'Automation and AI tools'),
    freely('Graphic design', 'Branding and logos', 'Photo and video', 'Copywriting', 'Social media'),
  ],
  pets: [
    licensed('vet', 'General vet advice', 'Skin and allergies', 'Nutrition', 'Senior pets'),
    freely('Dog behaviour', 'Dog training', 'Puppy and kitten care', 'Enrichment and exercise'),
    freely('Cat behaviour', 'Grooming at home', 'Travel and moving with pets', 'Choosing a pet'),
    licensed('vet', 'Exotic pets', 'Birds and poultry', 'Second opinion'),
  ],
};

/** Interleaved: the first practice of each category, then the second of each, and so on. */
export function allPractices(): (Practice & { profession: ProfessionId })[] {
  const most = Math.max(...Object.values(practices).map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) =>
    professionIds.flatMap((profession) => {
      const practice = practices[profession][turn];
      return practice ? [{ ...practice, profession }] : [];
    }),
  ).flat();
}
