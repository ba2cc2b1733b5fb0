import * as z from 'zod';
import { professionIds } from '../catalogue/professions.ts';
import { stateCodes } from '../catalogue/states.ts';
import { limits } from '../limits.ts';

/** ISO 8601 instant in UTC, such as 2026-12-01T23:30:00.000Z. */
export const instant = z.iso.datetime({ error: 'Use an ISO time in UTC, such as 2026-12-01T23:30:00.000Z.' });
export const cents = z.int().nonnegative();
export const id = z.string().min(1).max(64);
export const profession = z.enum(professionIds, { error: 'Unknown profession.' });
export const state = z.enum(stateCodes, { error: 'Choose an Australian state or territory.' });
export const specialty = z.string('Please choose a specialty.').trim().min(1, 'Please choose a specialty.').max(120);
export const reason = z.string().trim().max(limits.reasonLength, `Use at most ${limits.reasonLength} characters.`);

export const location = z.object({ city: z.string(), state });
export const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });
export const done = z.object({ ok: z.literal(true) });
