import { invalid } from './failure.ts';
import type { Store } from './store.ts';

type Row = Record<string, unknown>;

const DEEPEST = 4;
/** Omitted when empty. */
const OPTIONAL = new Set(['transfer']);

/** The answer with the ids named by `expand[]` replaced by their objects. Throws for a path that leads nowhere. */
export function expand(store: Store, body: object, paths: string[]): object {
  return paths.reduce((whole, path) => {
    if (path.split('.').length > DEEPEST)
      throw invalid(`You cannot expand more than ${DEEPEST} levels of a property. You attempted to expand ${path}.`);
    return follow(store, whole, path.split('.')) as object;
  }, body);
}

function follow(store: Store, at: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return at;
  if (Array.isArray(at)) return at.map((one) => follow(store, one, [name, ...rest]));
  const row = at as Row;
  if (row !== null && typeof row === 'object' && OPTIONAL.has(name) && !(name in row)) return row;
  if (row === null || typeof row !== 'object' || !(name in row))
    throw invalid(`This property cannot be expanded (${name}).`);
  const value = row[name];
  if (value === null) return row;
  const found = typeof value === 'string' ? lookUp(store, value, name) : value;
  return { ...row, [name]: follow(store, found, rest) };
}

function lookUp(store: Store, id: string, name: string): object {
  const tables: Record<string, { get(id: string): object | undefined }> = {
    cus: store.customers,
    pm: store.paymentMethods,
    pi: store.paymentIntents,
    ch: store.charges,
    re: store.refunds,
    du: store.disputes,
    acct: store.accounts,
    tr: store.transfers,
    fee: store.applicationFees,
  };
  const found = tables[id.split('_')[0] ?? '']?.get(id);
  if (!found) throw invalid(`This property cannot be expanded (${name}).`);
  return found;
}
