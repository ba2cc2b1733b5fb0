import type { SpecialtyWords } from './words.ts';

export const education: SpecialtyWords = {
  'Primary literacy': 'reading, spelling, writing, phonics, primary school, kids',
  'Primary numeracy': 'maths, times tables, counting, sums, primary school, kids',
  English: 'essays, grammar, literature, reading, writing, novels',
  Mathematics: 'maths, algebra, calculus, geometry, numbers',
  Sciences: 'physics, chemistry, biology',
  Humanities: 'history, geography, economics, legal studies, business studies, philosophy',
  Languages: 'French, Mandarin, Chinese, Japanese, Spanish, Italian, German, Indonesian, Arabic',
  'Study skills': 'homework, revision, note-taking, getting organised',
  'Senior exam preparation': 'HSC, VCE, ATAR, year 12, QCE, WACE, SACE, school exams',
  'Selective entry tests': 'selective school, scholarship test, entrance exam, opportunity class',
  'University admission tests': 'UCAT, GAMSAT, LSAT, medicine entry, uni entry',
  'University subjects': 'uni, degree, lectures, tertiary',
  'Academic writing': 'essays, thesis, dissertation, referencing, reports',
  Statistics: 'stats, data analysis, probability, SPSS',
  'English as an additional language': 'ESL, EAL, learn English, conversation, second language',
  'IELTS and PTE preparation': 'English test, English exam, band score',
  'Adult literacy and numeracy': 'reading for adults, maths for adults, basic skills',
  Music: 'piano, guitar, violin, singing, drums, music theory',
  Coding: 'programming, Python, computers, software, Scratch, web development',
  'Learning support': 'special needs, extra help, inclusion, attention',
};
