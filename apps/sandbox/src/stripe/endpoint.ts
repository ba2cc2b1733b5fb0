import type { Announce } from './confirm.ts';
import type { Form } from './form.ts';
import type { Store } from './store.ts';

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
