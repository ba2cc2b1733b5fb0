import type { ProfessionId } from '@tele/core';

/** Key of the chosen person, by category (as in picks/stored-picks.ts). */
export const keptWhomKey = (profession: ProfessionId): string => `match.ask-for ${profession}`;

export const readKeptWhom = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null);
