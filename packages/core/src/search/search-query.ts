import { stateCodes, type StateCode } from '../catalogue/states.ts';
import { limits } from '../limits.ts';
import { formatPlain } from '../money/format-cents.ts';
import { parseAud } from '../money/parse-aud.ts';
import { isZone } from '../time/zones.ts';

/** Search form (spec section 2 'Match search'). Strings are trimmed. The profession is in the path. */
export interface SearchValue {
  specialty: string;
  reason: string;
  state: StateCode | null;
  /** Zone for times, or null for the page's choice. */
  tz: string | null;
  /** The patient's 'Maximum fee', in cents. */
  feeCapCents: number | null;
}

const specialtyLength = 120;

/** Parses the form from a URL query. Missing or invalid values count as empty. */
export function parseSearchQuery(search: string | URLSearchParams): SearchValue {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const cap = parseAud(text('feeCap'));
  return {
    specialty: text('specialty').slice(0, specialtyLength).trim(),
    reason: text('reason').slice(0, limits.reasonLength).trim(),
    state: stateCodes.find((code) => code === text('state').toUpperCase()) ?? null,
    tz: isZone(text('tz')) ? text('tz') : null,
    feeCapCents: cap !== null && cap > 0 && cap <= limits.maxFeeCents ? cap : null,
  };
}

/** Builds the results page's URL query, without the question mark. Empty values are left out. `feeCap`: dollars. */
export function buildSearchQuery(value: SearchValue): string {
  const query = new URLSearchParams();
  const put = (name: string, text: string | null) => {
    if (text) query.set(name, text);
  };
  put('specialty', value.specialty.trim());
  put('reason', value.reason.trim());
  put('state', value.state);
  put('tz', value.tz);
  put('feeCap', value.feeCapCents === null ? null : formatPlain(value.feeCapCents));
  return query.toString();
}
