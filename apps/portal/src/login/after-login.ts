import { matchStart, places } from '../places.ts';
import { safePath } from '../session/safe-path.ts';

const signInPages: readonly string[] = [
  places.root.path,
  places.login.path,
  places.landing.path,
  places.signInWindow.path,
];

/** Target of a sign-in: the requesting page, otherwise the start of matching (spec section 2, Routing overview). */
export function afterLogin(remembered: string | null): string {
  const path = safePath(remembered);
  return path && !signInPages.includes(path.split(/[?#]/)[0] ?? '') ? path : matchStart;
}
