import type { SpecialtyGroup } from './group.ts';

export const financial: readonly SpecialtyGroup[] = [
  {
    group: 'Tax and business',
    names: [
      'Personal tax',
      'Business tax',
      'GST and BAS',
      'Bookkeeping',
      'Payroll',
      'Business structure',
      'Accounts and reporting',
      'Capital gains and property tax',
    ],
  },
  {
    group: 'Planning',
    names: [
      'Financial planning',
      'Superannuation',
      'Self-managed super',
      'Retirement',
      'Life and income insurance',
      'Investing',
      'Aged care finances',
    ],
  },
  {
    group: 'Lending and debt',
    names: ['Home loans', 'Refinancing', 'Business lending', 'Budgeting', 'Debt management'],
  },
];
