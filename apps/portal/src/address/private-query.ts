/** Parameters in the patient's own words: `reason` (spec section 2), and `words` of the form that asks for times. */
const privateNames = ['reason', 'words'];

interface SplitQuery {
  /** The query without private parameters, with its question mark; '' for none. */
  search: string;
  /** The private parameters as a query; '' for none. */
  hidden: string;
}

const withMark = (query: URLSearchParams): string => (query.size > 0 ? `?${query}` : '');

/** Removes the private parameters from a query. */
export function splitQuery(search: string): SplitQuery {
  const query = new URLSearchParams(search);
  const hidden = new URLSearchParams();
  for (const name of privateNames) {
    for (const text of query.getAll(name)) hidden.append(name, text);
    query.delete(name);
  }
  return hidden.size > 0 ? { search: withMark(query), hidden: `${hidden}` } : { search, hidden: '' };
}

export const joinQuery = (search: string, hidden: string): string =>
  withMark(new URLSearchParams(`${search.slice(1)}&${hidden}`));

/** A path of the portal without private parameters, for URLs that leave the page. */
export const publicPath = (path: string): string => path.replace(/\?[^#]*/, (search) => splitQuery(search).search);
