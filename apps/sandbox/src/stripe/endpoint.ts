import type { Announce } from './confirm.ts';
import type { Form } from './form.ts';
import type { Store } from './store.ts';

/** One call, understood: `id` is what stood in the path. */
export interface Call {
  store: Store;
  announce: Announce;
  form: Form;
  id: string;
  path: string;
  /** Where the sandbox is, without a trailing slash. */
  url: string;
  /** The connected account that the call acts for; null for the platform itself. */
  account: string | null;
  key: 'secret' | 'publishable';
}

export interface Endpoint {
  /** `POST /v1/customers/:id`. */
  route: string;
  /** The parameters the sandbox acts on; any other is refused as parameter_unknown rather than ignored. */
  params: string[];
  /** A publishable key may call it. */
  open?: true;
  /** May act for a connected account, named by the `Stripe-Account` header. */
  connected?: true;
  run(call: Call): object;
}

const words = (list: string) => list.split(' ').filter(Boolean);
const BROWSER = 'key client_secret payment_user_agent guid muid sid referrer time_on_page _stripe_version';

/** The parameters of every list. */
export const PAGE = 'limit starting_after ending_before created';

/** A call with the secret key. */
export function endpoint(route: string, params: string, run: Endpoint['run']): Endpoint {
  return { route, params: words(params), run };
}

/** A call that a page may make, too, with the publishable key. */
export function open(route: string, params: string, run: Endpoint['run']): Endpoint {
  return { route, params: words(`${params} ${BROWSER}`), open: true, run };
}

/** A call that may act for a connected account. */
export function connected(route: string, params: string, run: Endpoint['run']): Endpoint {
  return { route, params: words(params), connected: true, run };
}
