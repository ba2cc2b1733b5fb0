import { limits } from '../limits.ts';
import { formatPlain } from '../money/format-cents.ts';
import { parseAud } from '../money/parse-aud.ts';
import { genders } from '../registration/genders.ts';
import { isDay } from '../time/is-day.ts';
import { filterMost, namedDays, partNames, sorts, type DayChoice, type SearchFilters } from './filters.ts';

function readDay(text: string | null): DayChoice | null {
  const named = namedDays.find((name) => name === text);
  if (named) return named;
  const [from = '', to = from] = (text ?? '').split('..');
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

/** Parses filters from a URL query. Missing or invalid values count as empty. */
export function parseFilterQuery(search: string | URLSearchParams): SearchFilters {
  const query = new URLSearchParams(search);
  const languages = query
    .getAll('language')
    .map((language) => language.trim())
    .filter((language) => language !== '' && language.length <= filterMost.languageLength);
  const fee = parseAud(query.get('fee')?.trim() ?? '');
  return {
    day: readDay(query.get('day')),
    part: partNames.find((part) => part === query.get('part')) ?? null,
    languages: [...new Set(languages)].slice(0, filterMost.languages),
    gender: genders.find((gender) => gender.toLowerCase() === query.get('gender')?.toLowerCase()) ?? null,
    maxFeeCents: fee !== null && fee > 0 && fee <= limits.maxFeeCents ? fee : null,
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'featured',
  };
}

export function buildFilterQuery({ day, part, languages, gender, maxFeeCents, sort }: SearchFilters): string {
  const query = new URLSearchParams();
  if (day !== null) query.set('day', typeof day === 'string' ? day : `${day.from}..${day.to}`);
  if (part !== null) query.set('part', part);
  for (const language of languages) query.append('language', language);
  if (gender !== null) query.set('gender', gender.toLowerCase());
  if (maxFeeCents !== null) query.set('fee', formatPlain(maxFeeCents));
  if (sort !== 'featured') query.set('sort', sort);
  return query.toString();
}
