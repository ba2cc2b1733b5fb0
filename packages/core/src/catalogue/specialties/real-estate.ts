import type { SpecialtyGroup } from './group.ts';

export const realEstate: readonly SpecialtyGroup[] = [
  {
    group: 'Buy and sell',
    names: [
      'Buying advice',
      'First home buying',
      'Property search',
      'Auction bidding',
      'Selling advice',
      'Appraisal',
      'Off-the-plan purchases',
      'Rural and acreage',
    ],
  },
  {
    group: 'Own and rent',
    names: [
      'Leasing',
      'Property management',
      'Short-stay letting',
      'Investment property',
      'Commercial property',
      'Strata and owners corporations',
      'Renting advice for tenants',
    ],
  },
  { group: 'Law and value', names: ['Conveyancing', 'Property valuation', 'Development feasibility'] },
];
