import type { SpecialtyGroup } from './group.ts';

export const alliedHealth: readonly SpecialtyGroup[] = [
  {
    group: 'Body and movement',
    names: [
      'Physiotherapy',
      'Pelvic health physiotherapy',
      'Exercise physiology',
      'Occupational therapy',
      'Hand therapy',
      'Podiatry',
      'Osteopathy',
      'Audiology',
    ],
  },
  {
    group: 'Food and long-term conditions',
    names: ['Dietetics', 'Diabetes education', 'Lactation support', 'Genetic counselling'],
  },
  {
    group: 'Mind',
    names: ['Psychology', 'Clinical psychology', 'Counselling', 'Social work', 'Art and music therapy'],
  },
  {
    group: 'Communication, children and disability',
    names: ['Speech pathology', 'Child development', 'Positive behaviour support', 'Assistive technology'],
  },
];
