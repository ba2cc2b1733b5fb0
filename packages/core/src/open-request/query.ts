import type { StateCode } from '../catalogue/states.ts';
import { parseSearchQuery } from '../search/search-query.ts';
import { timeframes, type Timeframe } from './timeframes.ts';

/** What asks specialists for times, as it stands on the form (product.md 'Offers, on the patient's side'). */
export interface OpenRequestDraft {
  /** '' while none is chosen. */
  specialty: string;
  /** Null while none is chosen. */
  timeframe: Timeframe | null;
  /** In the patient's words, for the timeframe `own-words`. */
  timeframeWords: string;
  state: StateCode | null;
  reason: string;
}

const wordsLength = 200;

/** The form's value from the query of an address: that of a search, and when. Whatever is missing or makes no sense counts as not given. */
export function parseOpenRequestQuery(search: string | URLSearchParams): OpenRequestDraft {
  const query = new URLSearchParams(search);
  const { specialty, state, reason } = parseSearchQuery(query);
  return {
    specialty,
    timeframe: timeframes.find((each) => each === query.get('when')) ?? null,
    timeframeWords: (query.get('words')?.trim() ?? '').slice(0, wordsLength).trim(),
    state,
    reason,
  };
}

/** The query of the page that asks, without its question mark; what is not given is left out. */
export function buildOpenRequestQuery({
  specialty,
  timeframe,
  timeframeWords,
  state,
  reason,
}: Partial<OpenRequestDraft>): string {
  const query = new URLSearchParams();
  const put = (name: string, text: string | null | undefined): void => {
    if (text) query.set(name, text);
  };
  put('specialty', specialty?.trim());
  put('when', timeframe);
  put('words', timeframeWords?.trim());
  put('reason', reason?.trim());
  put('state', state);
  return query.toString();
}
