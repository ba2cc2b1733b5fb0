import type { Side } from '../places.ts';
import type { Known } from '../session/role.ts';

/** Who looks at the chrome, and at which side. */
export interface Viewer {
  known: Known;
  /** The experience that is shown. */
  side: Side;
  signedIn: boolean;
}
