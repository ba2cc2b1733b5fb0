import type { ProfessionId } from './professions.ts';

const ofDoctors = ['Dermatology', 'Endocrinology', 'Psychiatry', 'Cardiology', 'Respiratory & Sleep Medicine'];

/** Popular specialties of a profession, as suggestions. Empty if none are defined. */
export const oftenSought = (profession: ProfessionId): readonly string[] => (profession === 'doctor' ? ofDoctors : []);
