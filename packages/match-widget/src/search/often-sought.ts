/** Specialties that many look for; of these the ones with somebody to find are suggested. */
export const oftenSought: readonly string[] = [
  'Dermatology',
  'Endocrinology',
  'Psychiatry',
  'Cardiology',
  'Respiratory & Sleep Medicine',
];
