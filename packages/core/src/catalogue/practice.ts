import type { ProfessionId } from './professions.ts';

/** Professions with a practice (spec section 1). `profileTypes` say it too, but load only with the registration. */
const withPractice: readonly ProfessionId[] = ['doctor'];

/** True if professionals of the category can belong to the practice, so its members rank first. */
export const hasPractice = (profession: ProfessionId): boolean => withPractice.includes(profession);
