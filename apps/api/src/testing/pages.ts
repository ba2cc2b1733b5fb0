import type { RouteName } from '@tele/core';
import type { CallOptions, TestApi } from './start-api.ts';

interface PageOf<Item> {
  items: Item[];
  next?: string;
  total?: number;
}

export async function aPage<Item>(api: TestApi, name: RouteName, options: CallOptions): Promise<PageOf<Item>> {
  const { status, body } = await api.call(name, options);
  if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
  return body as PageOf<Item>;
}

export async function allPages<Item>(
  api: TestApi,
  name: RouteName,
  options: CallOptions,
  between: (pages: number) => Promise<void> = async () => undefined,
): Promise<Item[][]> {
  const pages: Item[][] = [];
  let cursor: string | undefined;
  do {
    const query = { ...options.query, ...(cursor === undefined ? {} : { cursor }) };
    const page: PageOf<Item> = await aPage(api, name, { ...options, query });
    pages.push(page.items);
    cursor = page.next;
    await between(pages.length);
  } while (cursor !== undefined);
  return pages;
}
