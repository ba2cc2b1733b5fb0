import { wordingOf, type ProfessionId } from '@tele/core';

/** Plural of the profession's label: 'Specialties', 'Subjects', 'Focus areas'. */
export const specialtiesLabel = (profession: ProfessionId): string =>
  `${wordingOf(profession).specialtyLabel.replace(/y$/, 'ie').replace(/us$/, 'us area')}s`;
