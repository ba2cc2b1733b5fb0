import { publicPath } from '../address/private-query.ts';

/** URL of Google sign-in (spec section 7). `flow` returns in the landing's hash. */
export const googleStartUrl = (apiBase: string, { flow, returnTo }: { flow: string; returnTo: string }): string =>
  `${apiBase}/auth/google/start?${new URLSearchParams({ flow, returnTo: publicPath(returnTo) })}`;
