import * as z from 'zod';
import { professionIds } from '../catalogue/professions.ts';
import { visibleLine } from '../field/visible-text.ts';
import { limits } from '../limits.ts';
import { feeRule } from '../money/fee-rule.ts';
import { longestNames } from '../registration/own-profile-fields.ts';
import { stateRule } from '../registration/state-rule.ts';
import { reasonRule, specialtyRule } from '../search/search-fields.ts';
import { missingIfEmpty } from './optional.ts';
import { fromChoice, fromField, fromText } from './from-field.ts';

/** ISO 8601 instant in UTC, such as 2026-12-01T23:30:00.000Z. */
export const instant = z.iso.datetime({ error: 'Use an ISO time in UTC, such as 2026-12-01T23:30:00.000Z.' });
export const cents = z.int().nonnegative();
export const fee = fromField(z.int(feeRule.messages['fee-invalid']), feeRule).meta({
  minimum: 1,
  maximum: limits.maxFeeCents,
});
/** Visible text of one line, trimmed. */
export const line = z.string().overwrite(visibleLine);

export const id = z.string().min(1).max(64);
export const profession = z.enum(professionIds, { error: 'Unknown profession.' });
export const state = fromChoice(stateRule);
export const specialty = fromText(specialtyRule);
export const reason = fromText(reasonRule);

export const names = (tooMany: string) => z.array(z.string()).max(longestNames, tooMany);

export const location = z.object({ city: z.string(), state });
export const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });

/** Paged list. `next`: cursor of the next page, missing on the last. `total`: on an incomplete first page. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next: z.string().optional(), total: z.int().nonnegative().optional() });

const limitText = `‘limit’ must be 1 to ${limits.maxPageSize}.`;

/** Query of a page. `cursor`: `next` of the previous page; omitted for the first. */
export const pageQuery = z.strictObject({
  cursor: missingIfEmpty(z.string().max(400).optional()),
  limit: missingIfEmpty(
    z.coerce
      .number(limitText)
      .int(limitText)
      .min(1, limitText)
      .max(limits.maxPageSize, limitText)
      .default(limits.pageSize),
  ),
});

export const done = z.object({ ok: z.literal(true) });
