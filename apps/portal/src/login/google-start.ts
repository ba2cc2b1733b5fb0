import { publicPath } from '../address/private-query.ts';

export const googleStartUrl = (apiBase: string, { flow, returnTo }: { flow: string; returnTo: string }): string =>
  `${apiBase}/auth/google/start?${new URLSearchParams({ flow, returnTo: publicPath(returnTo) })}`;
