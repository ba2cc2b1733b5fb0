export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PlaceInput {
  /** What the popover stands beside. */
  anchor: Box;
  popover: { width: number; height: number };
  /** The part of the page that is seen, in the same coordinates. */
  view: Box;
}

const gap = 8;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Beside the anchor and never over it where there is room: to its right, else to its left, and as much in view as can be. */
export const placePopover = ({ anchor, popover, view }: PlaceInput): { left: number; top: number } => {
  const right = anchor.left + anchor.width + gap;
  const left = anchor.left - popover.width - gap;
  const viewEnd = view.left + view.width - gap;
  const fitsRight = right + popover.width <= viewEnd;
  const fitsLeft = left >= view.left + gap;
  const wanted = fitsRight || !fitsLeft ? right : left;
  return {
    left: clamp(wanted, view.left + gap, viewEnd - popover.width),
    top: clamp(anchor.top, view.top + gap, view.top + view.height - popover.height - gap),
  };
};
