import type { SpecialtyGroup } from './group.ts';

export const pets: readonly SpecialtyGroup[] = [
  {
    group: 'With a vet',
    names: [
      'General vet advice',
      'Skin and allergies',
      'Nutrition',
      'Senior pets',
      'Dental care',
      'After an operation',
      'Second opinion',
      'Exotic pets',
      'Birds and poultry',
      'Horses',
      'Saying goodbye',
    ],
  },
  {
    group: 'Behaviour and care',
    names: [
      'Dog behaviour',
      'Dog training',
      'Cat behaviour',
      'Puppy and kitten care',
      'Choosing a pet',
      'Grooming at home',
      'Enrichment and exercise',
      'Travel and moving with pets',
    ],
  },
];
