import { matchStart, places } from '../places.ts';
import type { Role } from '../session/role.ts';
import { safePath } from '../session/safe-path.ts';

/** Where a role is at home: a specialist's brand link leads to the inbox, so that is where their sign-in leads too (spec section 2, Global chrome). */
export function homeOf(role: Role): string {
  if (role === 'staff') return places.staff.href();
  return role === 'specialist' ? places.inbox.href() : matchStart;
}

const signInPages: readonly string[] = [
  places.root.path,
  places.login.path,
  places.landing.path,
  places.signInWindow.path,
];

/** Where a sign-in leads: back to the page that asked for it, or home when that was a sign-in page (spec section 2, Routing overview). */
export function afterLogin(remembered: string | null, role: Role): string {
  const path = safePath(remembered);
  if (!path || signInPages.includes(path.split(/[?#]/)[0] ?? '')) return homeOf(role);
  return path;
}
