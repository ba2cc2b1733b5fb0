import type { SpecialtyWords } from './words.ts';

export const migration: SpecialtyWords = {
  'Skilled visas': 'work visa, 189, 190, points test, skilled worker, job, occupation list',
  'Regional visas': 'regional work, 491, 494, country areas',
  'Employer-sponsored visas': 'work visa, 482, 186, job offer, sponsor, company sponsor',
  'Sponsorship for employers': 'hire from overseas, business sponsor, overseas staff, nomination',
  'Skills assessments': 'qualifications, overseas degree, trade assessment, recognition',
  'Global talent and innovation visas': 'talent visa, investor, entrepreneur, innovation, 858, business visa',
  'Working holiday visas': 'backpacker, 417, 462, gap year, farm work, holiday',
  'Partner visas': 'spouse, husband, wife, marriage, fiancé, de facto, 820, 309, girlfriend, boyfriend',
  'Parent visas': 'mum, dad, mother, father, parents, grandparents, 143',
  'Child visas': 'kids, children, son, daughter, adoption, baby',
  'Student visas': 'study, uni, school, course, 500, English course',
  'Graduate visas': 'after study, 485, post-study work, degree',
  'Visitor visas': 'tourist, holiday, travel, family visit, 600, business trip',
  'Bridging visas': 'waiting, between visas, visa expiring, travel while waiting',
  'Permanent residence': 'PR, permanent resident, residency, stay for good, live here',
  'Resident return visas': 'RRV, leave and come back, 155, travel as a resident, return',
  Citizenship: 'passport, citizen, citizenship test, naturalisation, pledge',
  'Protection visas': 'refugee, asylum, humanitarian, 866',
  'Reviews and refusals': 'visa refused, rejected, appeal, tribunal, denied',
  Cancellations: 'visa cancelled, character, section 501, lost my visa',
};
