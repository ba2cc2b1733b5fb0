import type { ProfessionId } from './professions.ts';

const ofDoctors = ['Dermatology', 'Endocrinology', 'Psychiatry', 'Cardiology', 'Respiratory & Sleep Medicine'];

/** Specialties of a profession that many look for, to be suggested where somebody is to be found; none where nobody has said. */
export const oftenSought = (profession: ProfessionId): readonly string[] => (profession === 'doctor' ? ofDoctors : []);
