import type { ProfessionId } from './professions.ts';

/** Whose professionals can belong to a practice of ours (spec section 1). Their `profileTypes` say it too, which come with the registration alone. */
const withPractice: readonly ProfessionId[] = ['doctor'];

/** Whether professionals of a category can be of the practice, and so stand first in its results. */
export const hasPractice = (profession: ProfessionId): boolean => withPractice.includes(profession);
