import type { SpecialtyGroup } from './group.ts';

export const homeDesign: readonly SpecialtyGroup[] = [
  {
    group: 'Inside',
    names: [
      'Interior design',
      'Interior styling',
      'Kitchen and bathroom',
      'Colour and materials',
      'Lighting',
      'Furniture and layout',
      'Storage and organising',
      'Home office',
      'Changes for renters',
    ],
  },
  {
    group: 'Building and garden',
    names: [
      'Architecture',
      'Building design',
      'Renovation planning',
      'Small homes and granny flats',
      'Step-free and easy-access homes',
      'Planning and permits',
      'Energy efficiency',
      'Garden design',
      'Balconies and courtyards',
      'Edible gardens',
    ],
  },
];
