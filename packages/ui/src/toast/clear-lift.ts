export interface Band {
  top: number;
  bottom: number;
}

interface ClearLift {
  /** Position of the toasts without a lift. Edges in CSS pixels from the top of the viewport, as below. */
  place: Band;
  taken: readonly Band[];
  gap: number;
  most: number;
}

/** Smallest lift of the toasts that covers no taken area; undefined if there is none up to `most`. */
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
