import { matchStart, routes } from '../routes.ts';
import { safePath } from './safe-path.ts';

export type Role = 'patient' | 'specialist' | null;

/** Where a role is at home: a specialist's brand link leads to the inbox, so that is where their sign-in leads too (spec section 2, Global chrome). */
export const homeOf = (role: Role): string => (role === 'specialist' ? routes.inbox.href() : matchStart);

const signInPages: readonly string[] = [routes.root.path, routes.login.path, routes.landing.path];

/** Where a sign-in leads: back to the page that asked for it, or home when that was a sign-in page (spec section 2, Routing overview). */
export const afterLogin = (remembered: string | null, role: Role): string => {
  const path = safePath(remembered);
  if (!path || signInPages.includes(path.split(/[?#]/)[0] ?? '')) return homeOf(role);
  return path;
};
