import type { Page } from '@tele/core/contract';

interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

interface PageSource<Row, Item> {
  query: PageQuery;
  /** One more than was asked for, where there is one more: it says that another page follows. */
  rows: readonly Row[];
  items: (shown: readonly Row[]) => Item[] | Promise<Item[]>;
  /** The cursor of the page after a row. */
  cursorAfter: (row: Row) => string;
  /** How many there are in all; asked only of a first page that is not all of them. */
  count: () => Promise<number>;
}

/** A page of a list, from one row more than it holds. */
export async function pageOf<Row, Item>(found: PageSource<Row, Item>): Promise<Page<Item>> {
  const { query, rows, cursorAfter, count } = found;
  const shown = rows.slice(0, query.limit);
  const items = await found.items(shown);
  const last = shown.at(-1);
  if (rows.length <= query.limit || !last) return { items };
  const next = cursorAfter(last);
  return query.cursor === undefined ? { items, next, total: await count() } : { items, next };
}
