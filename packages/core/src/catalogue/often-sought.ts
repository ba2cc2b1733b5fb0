import type { ProfessionId } from './professions.ts';

const ofDoctors = ['Dermatology', 'Endocrinology', 'Psychiatry', 'Cardiology', 'Respiratory & Sleep Medicine'];

export const oftenSought = (profession: ProfessionId): readonly string[] => (profession === 'doctor' ? ofDoctors : []);
