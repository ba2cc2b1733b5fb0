import type { SpecialtyGroup } from './group.ts';

export const coaching: readonly SpecialtyGroup[] = [
  {
    group: 'Life and work',
    names: [
      'Life coaching',
      'Career coaching',
      'Interview preparation',
      'Executive coaching',
      'Leadership coaching',
      'Small business coaching',
      'Public speaking',
      'Productivity',
      'Parenting coaching',
      'Relationship coaching',
    ],
  },
  {
    group: 'Wellness',
    names: [
      'Fitness coaching',
      'Running and endurance',
      'Yoga and pilates',
      'Mindfulness',
      'Sleep habits',
      'Healthy routines',
      'Breathing and relaxation',
    ],
  },
];
