import type { SpecialtyGroup } from './group.ts';

export const legal: readonly SpecialtyGroup[] = [
  {
    group: 'Home and family',
    names: [
      'Family law',
      'Parenting arrangements',
      'Tenancy',
      'Neighbour disputes',
      'Wills and powers of attorney',
      'Estates and probate',
    ],
  },
  {
    group: 'Work and business',
    names: [
      'Employment law',
      'Business and contracts',
      'Contract review',
      'Commercial leases',
      'Trade marks and copyright',
      'Debt recovery',
      'Bankruptcy and insolvency',
    ],
  },
  {
    group: 'Disputes and offences',
    names: [
      'Traffic and minor offences',
      'Criminal law',
      'Consumer disputes',
      'Small claims and tribunals',
      'Privacy and defamation',
    ],
  },
  { group: 'Documents', names: ['Document witnessing', 'Notary services', 'Certified translation'] },
];
