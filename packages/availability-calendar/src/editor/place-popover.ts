interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PlaceInput {
  anchor: Box;
  popover: { width: number; height: number };
  view: { width: number; height: number };
}

const gap = 8;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

export function placePopover({ anchor, popover, view }: PlaceInput): { left: number; top: number } {
  const right = anchor.left + anchor.width + gap;
  const left = anchor.left - popover.width - gap;
  const lastLeft = view.width - gap - popover.width;
  const fitsRight = right <= lastLeft;
  const fitsLeft = left >= gap;
  const preferredLeft = fitsRight || !fitsLeft ? right : left;
  return {
    left: clamp(preferredLeft, gap, lastLeft),
    top: clamp(anchor.top, gap, view.height - gap - popover.height),
  };
}
