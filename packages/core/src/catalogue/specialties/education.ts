import type { SpecialtyGroup } from './group.ts';

export const education: readonly SpecialtyGroup[] = [
  {
    group: 'School',
    names: [
      'Primary literacy',
      'Primary numeracy',
      'English',
      'Mathematics',
      'Sciences',
      'Humanities',
      'Languages',
      'Study skills',
    ],
  },
  {
    group: 'Senior and university',
    names: [
      'Senior exam preparation',
      'Selective entry tests',
      'University admission tests',
      'University subjects',
      'Academic writing',
      'Statistics',
    ],
  },
  {
    group: 'Language and life',
    names: [
      'English as an additional language',
      'IELTS and PTE preparation',
      'Adult literacy and numeracy',
      'Music',
      'Coding',
      'Learning support',
    ],
  },
];
