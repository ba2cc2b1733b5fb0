import { professionIds, type ProfessionId } from '@tele/core';

/** The eleven categories beside doctors. */
export const otherProfessions: readonly ProfessionId[] = professionIds.filter((id) => id !== 'doctor');
