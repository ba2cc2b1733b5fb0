import type { StateCode } from '../catalogue/states.ts';
import { parseSearchQuery } from '../search/search-query.ts';
import { timeframes, type Timeframe } from './timeframes.ts';

export interface OpenRequestDraft {
  specialty: string;
  timeframe: Timeframe | null;
  /** The patient's words, for the timeframe `own-words`. */
  timeframeWords: string;
  state: StateCode | null;
  reason: string;
}

const wordsLength = 200;

/** Parses the form from a URL query: the search's, plus the timeframe. Missing or invalid values count as empty. */
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

/** Builds the form's URL query, without the question mark. Empty values are left out. */
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
