import type { AdvertisingCase } from '../../registration/advertising-case.ts';

export const cases: readonly AdvertisingCase[] = [
  {
    id: 'edu-cheating',
    hits: ['I write your essay', 'Assignment help, all subjects', 'We sit the exam for you'],
    misses: ['I read your draft and ask questions', 'Exam practice with past papers'],
  },
  {
    id: 'edu-result',
    hits: ['Boost your ATAR', 'Assured entry to a selective school'],
    misses: ['Past papers for HSC Mathematics'],
  },
  { id: 'edu-title', hits: ['Registered teacher since 2010'], misses: ['I taught in schools for ten years'] },
  { id: 'edu-official', hits: ['VCE examiner', 'Official IELTS tutor'], misses: ['IELTS speaking practice'] },
];
