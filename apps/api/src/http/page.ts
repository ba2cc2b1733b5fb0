import type { Page } from '@tele/core/contract';

interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

interface PageSource<Row, Item> {
  query: PageQuery;
  rows: readonly Row[];
  items: (shown: readonly Row[]) => Item[] | Promise<Item[]>;
  cursorAfter: (row: Row) => string;
  count: () => Promise<number>;
}

export async function pageOf<Row, Item>(found: PageSource<Row, Item>): Promise<Page<Item>> {
  const { query, rows, cursorAfter, count } = found;
  const shown = rows.slice(0, query.limit);
  const items = await found.items(shown);
  const last = shown.at(-1);
  if (rows.length <= query.limit || !last) return { items };
  const next = cursorAfter(last);
  return query.cursor === undefined ? { items, next, total: await count() } : { items, next };
}
