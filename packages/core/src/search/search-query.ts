import { stateCodes, type StateCode } from '../catalogue/states.ts';
import { limits } from '../limits.ts';
import { formatPlain } from '../money/format-cents.ts';
import { parseAud } from '../money/parse-aud.ts';
import { isZone } from '../time/zones.ts';

/** What the search form holds (spec section 2 'Match search'). Texts are trimmed; the profession is in the path. */
export interface SearchValue {
  /** '' while none is chosen. */
  specialty: string;
  reason: string;
  state: StateCode | null;
  /** The zone times are shown in, or null to leave it to the page. */
  tz: string | null;
  /** The patient's 'Maximum fee' in cents. */
  feeCapCents: number | null;
}

const specialtyLength = 120;

/** The form's value from the query of an address. Whatever is missing or makes no sense counts as not given. */
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

/** The query of the results page, without its question mark; what is not given is left out. `feeCap` is in dollars. */
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
