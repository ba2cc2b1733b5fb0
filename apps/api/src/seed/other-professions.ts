import { professionIds } from '@tele/core';

/** The eleven categories beside doctors, who come first. */
export const [, ...otherProfessions] = professionIds;
