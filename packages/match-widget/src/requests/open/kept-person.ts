import type { ProfessionId } from '@tele/core';

/** Under which the id of whom times are asked for is kept, as that of picks is (picks/kept-picks.ts): one for each category. */
export const keptWhomKey = (profession: ProfessionId): string => `match.ask-for ${profession}`;

/** The id as it was written; null for anything else. */
export const readKeptWhom = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null);
