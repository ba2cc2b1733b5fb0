export interface Band {
  top: number;
  bottom: number;
}

interface ClearLift {
  /** Where the toasts stand without a lift. Edges in CSS pixels from the top of the viewport, as all others here. */
  place: Band;
  /** What they must not cover. */
  taken: readonly Band[];
  /** Air between them and what is taken, and the viewport's upper edge. */
  gap: number;
  /** How far up at most. */
  most: number;
}

/** How far up the toasts go to cover nothing that is taken: the least that does, or undefined where none up to `most` does. */
export function clearLift({ place, taken, gap, most }: ClearLift): number | undefined {
  let lift = 0;
  for (;;) {
    const top = place.top - lift - gap;
    const bottom = place.bottom - lift + gap;
    if (top < 0 || lift > most) return undefined;
    const covered = taken.filter((it) => it.top < bottom && it.bottom > top);
    if (covered.length === 0) return lift;
    lift = place.bottom + gap - Math.min(...covered.map((it) => it.top));
  }
}
