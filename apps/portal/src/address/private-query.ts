/** Parameters in the patient's own words: `reason` (spec section 2), and `words` of the form that asks for times. */
const privateNames = ['reason', 'words'] as const;

export interface SplitQuery {
  /** The query without private parameters, with its question mark; '' for none. */
  search: string;
  /** The private parameters as a query; null for none. */
  hidden: string | null;
}

const withMark = (query: URLSearchParams): string => (query.size > 0 ? `?${query}` : '');

/** Takes the private parameters out of a query. */
export function splitQuery(search: string): SplitQuery {
  const query = new URLSearchParams(search);
  const hidden = new URLSearchParams();
  for (const name of privateNames) {
    for (const text of query.getAll(name)) hidden.append(name, text);
    query.delete(name);
  }
  return hidden.size > 0 ? { search: withMark(query), hidden: hidden.toString() } : { search, hidden: null };
}

/** Puts private parameters back. */
export function joinQuery(search: string, hidden: string): string {
  const query = new URLSearchParams(search);
  for (const [name, text] of new URLSearchParams(hidden)) query.set(name, text);
  return withMark(query);
}

/** A path of the portal without private parameters, for URLs that leave the page. */
export function publicPath(path: string): string {
  const url = new URL(path, 'https://portal.invalid');
  return `${url.pathname}${splitQuery(url.search).search}${url.hash}`;
}
