import type { Experience, Side } from '../places.ts';
import { ownSide } from '../session/side.ts';
import type { Known } from '../session/sides.ts';

export interface Viewer {
  known: Known;
  side: Side;
  signedIn: boolean;
}

/** The side whose notifications the bell shows; null on the staff's side and for an unknown person. */
export function heardSide({ known, side, signedIn }: Viewer): Experience | null {
  const own = signedIn && known ? ownSide(side, known) : 'staff';
  return own === 'staff' ? null : own;
}
