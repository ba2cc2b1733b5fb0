import type { SpecialtyGroup } from './group.ts';

export const migration: readonly SpecialtyGroup[] = [
  {
    group: 'Live and work',
    names: [
      'Skilled visas',
      'Regional visas',
      'Employer-sponsored visas',
      'Sponsorship for employers',
      'Skills assessments',
      'Global talent and innovation visas',
      'Working holiday visas',
    ],
  },
  { group: 'Family', names: ['Partner visas', 'Parent visas', 'Child visas'] },
  {
    group: 'Study, visit and stay',
    names: [
      'Student visas',
      'Graduate visas',
      'Visitor visas',
      'Bridging visas',
      'Permanent residence',
      'Resident return visas',
      'Citizenship',
      'Protection visas',
      'Reviews and refusals',
      'Cancellations',
    ],
  },
];
