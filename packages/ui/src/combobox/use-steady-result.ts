import { useState } from 'react';
import { addResult, type ComboboxOption, type ComboboxSearchResult } from './filter.ts';

/** Result on screen: a late search adds to the rows of the same query. */
export const useSteadyResult = (
  result: ComboboxSearchResult,
  query: string,
  options: readonly ComboboxOption[],
): ComboboxSearchResult => {
  const [last, setLast] = useState({ result, query, options, shown: result });
  if (last.result === result) return last.shown;
  const shown = last.query === query && last.options === options ? addResult(last.shown, result) : result;
  setLast({ result, query, options, shown });
  return shown;
};
