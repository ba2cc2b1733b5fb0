import type Stripe from 'stripe';
import { invalid } from './failure.ts';
import { group, integer, text, type Form } from './form.ts';

export interface ListItem {
  id: string;
  created: number;
}

/** A page of a list, newest first: `limit` (1 to 100), `starting_after`, `ending_before` and `created`. */
export function listPage<T extends ListItem>(rows: T[], form: Form, url: string): Stripe.ApiList<T> {
  const limit = integer(form, 'limit') ?? 10;
  if (limit < 1 || limit > 100)
    throw invalid('Limit must be between 1 and 100.', { code: 'parameter_invalid_integer', param: 'limit' });
  const all = rows.toReversed().filter(createdWithin(form));
  const [after, before] = [text(form, 'starting_after'), text(form, 'ending_before')];
  if (before) {
    const end = position(all, before, 'ending_before');
    return { object: 'list', data: all.slice(Math.max(0, end - limit), end), has_more: end > limit, url };
  }
  const start = after ? position(all, after, 'starting_after') + 1 : 0;
  return { object: 'list', data: all.slice(start, start + limit), has_more: all.length > start + limit, url };
}

function position(rows: ListItem[], id: string, param: string): number {
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) throw invalid(`No such object: '${id}'`, { code: 'resource_missing', param });
  return at;
}

function createdWithin(form: Form): (row: ListItem) => boolean {
  if (typeof form.created === 'string') {
    const exact = integer(form, 'created');
    return (row) => row.created === exact;
  }
  const range = group(form, 'created') ?? {};
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => integer(range, name));
  return ({ created }) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte);
}
