import type { SpecialtyGroup } from './group.ts';

export const beauty: readonly SpecialtyGroup[] = [
  {
    group: 'Beauty',
    names: [
      'Skin care',
      'Make-up',
      'Hair care and colour',
      'Curly and textured hair',
      'Brows and lashes',
      'Nails',
      'Men’s grooming',
      'Wedding hair and make-up',
    ],
  },
  {
    group: 'Styling',
    names: [
      'Personal styling',
      'Wardrobe review',
      'Capsule wardrobe',
      'Colour consultation',
      'Occasion styling',
      'Work wardrobe',
      'Modest fashion',
      'Online shopping help',
    ],
  },
];
