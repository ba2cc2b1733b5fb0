import * as z from 'zod';
import { genders } from '../registration/genders.ts';
import { filterMost, partNames } from '../search/filters.ts';
import { daysBetween } from '../time/add-days.ts';
import { isZone } from '../time/zones.ts';
import { fee, line } from './fields.ts';
import { missingIfEmpty } from './optional.ts';

const dayText = 'Use the format YYYY-MM-DD.';
const day = z.iso.date(dayText);
const noLanguage = 'Choose a language, or leave languages out.';

/** Days and hours in `zone`, any of `languages`. No fee passes any `maxFeeCents`. Refuses contradicting days. */
export const filters = z.strictObject({
  days: z
    .strictObject({ from: day, to: day })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day must be on or after the first day.' })
    .refine(({ from, to }) => daysBetween(from, to) <= 366, { path: ['to'], error: 'Choose up to 366 days.' })
    .optional(),
  part: z.enum(partNames, { error: 'Choose morning, afternoon or evening.' }).optional(),
  zone: z.string().refine(isZone, 'Choose an Australian time zone.').optional(),
  languages: z
    .array(line.min(1, noLanguage).max(filterMost.languageLength, 'Unknown language.'))
    .min(1, noLanguage)
    .max(filterMost.languages, `Choose up to ${filterMost.languages} languages.`)
    .optional(),
  gender: z.enum(genders, { error: 'Choose a gender.' }).optional(),
  maxFeeCents: fee.optional(),
});

const { days, part, zone, languages, gender, maxFeeCents } = filters.shape;

export const searchFilters = z.strictObject({
  days: missingIfEmpty(days),
  part: missingIfEmpty(part),
  zone: missingIfEmpty(zone),
  languages: missingIfEmpty(languages),
  gender: missingIfEmpty(gender),
  maxFeeCents: missingIfEmpty(maxFeeCents),
});
