import type { RequestItem } from '@tele/core';
import type { Db, Row } from '../db/schema.ts';
import type { FieldKeys } from '../encryption/encrypt.ts';
import type { Handler } from '../http/handler.ts';
import { listRequests } from '../selections/list-requests.ts';
import { readSelections } from '../selections/read.ts';
import { readOpenRequests } from './read.ts';

export const myRequests: Handler<'myRequests'> = (ctx, { query }) =>
  listRequests(ctx, {
    query,
    list: 'requests',
    items: (rows) => itemsOf(ctx.db, ctx.config.fieldKeys, rows, ctx.now()),
  });

async function itemsOf(db: Db, keys: FieldKeys, rows: readonly Row<'selections'>[], now: Date): Promise<RequestItem[]> {
  const picked = rows.filter(({ kind }) => kind === 'picked');
  const open = rows.filter(({ kind }) => kind === 'open');
  const selections = await readSelections(db, keys, picked, now);
  const requests = await readOpenRequests(db, keys, open, now);
  return rows.flatMap(({ id, kind }): RequestItem[] => {
    if (kind === 'picked') {
      const selection = selections.find(({ selectionId }) => selectionId === id);
      return selection ? [{ kind, selection }] : [];
    }
    const request = requests.find(({ requestId }) => requestId === id);
    return request ? [{ kind: 'open', request }] : [];
  });
}
