import { publicPath } from '../address/private-query.ts';

/** Where the browser goes to sign in with Google (spec section 7). `flow` comes back in the landing's hash. */
export const googleStartUrl = (apiBase: string, { flow, returnTo }: { flow: string; returnTo: string }): string =>
  `${apiBase}/auth/google/start?${new URLSearchParams({ flow, returnTo: publicPath(returnTo) })}`;
