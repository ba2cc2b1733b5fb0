import type { Table } from '../journal.ts';
import type { Announce } from './confirm.ts';
import { text, type Form } from './form.ts';
import { listPage, type ListItem } from './lists.ts';
import { find, idOf, type Store } from './store.ts';

export interface Call {
  store: Store;
  announce: Announce;
  form: Form;
  id: string;
  path: string;
  url: string;
  account: string | null;
  key: 'secret' | 'publishable';
}

export interface Endpoint {
  route: string;
  /** The parameters the sandbox acts on; any other is refused as parameter_unknown rather than ignored. */
  params: string[];
  open?: true;
  /** May act for a connected account, named by the `Stripe-Account` header. */
  connected?: true;
  run(call: Call): object;
}

const words = (list: string) => list.split(' ').filter(Boolean);
const BROWSER = 'key client_secret payment_user_agent guid muid sid referrer time_on_page _stripe_version';

export const PAGE = 'limit starting_after ending_before created';

export function endpoint(route: string, params: string, run: Endpoint['run']): Endpoint {
  return { route, params: words(params), run };
}

export function open(route: string, params: string, run: Endpoint['run']): Endpoint {
  return { route, params: words(`${params} ${BROWSER}`), open: true, run };
}

export function connected(route: string, params: string, run: Endpoint['run']): Endpoint {
  return { route, params: words(params), connected: true, run };
}

/** A list that each of `fields` may narrow, and one object of it by ID. */
export function listed<Item extends ListItem>(
  route: string,
  { fields, of, ...what }: { name: string; param?: string; fields: string; of: (store: Store) => Table<Item> },
): Endpoint[] {
  const narrowed = (item: Item, form: Form): boolean =>
    words(fields).every((field) => {
      const value = text(form, field);
      return !value || idOf(item[field as keyof Item] as Parameters<typeof idOf>[0]) === value;
    });
  return [
    endpoint(`GET ${route}`, `${PAGE} ${fields}`, ({ store, form, path }) =>
      listPage(
        of(store)
          .values()
          .filter((item) => narrowed(item, form)),
        form,
        path,
      ),
    ),
    endpoint(`GET ${route}/:id`, '', ({ store, id }) => find(of(store), id, what)),
  ];
}
