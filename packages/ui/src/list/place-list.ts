/** What a list hangs from, how large it would be, and how large the window is; in CSS px of the window. */
export interface ListSpace {
  control: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  /** As if nothing limited it. */
  list: Readonly<Record<'width' | 'height', number>>;
  view: Readonly<Record<'width' | 'height', number>>;
  /** The edge that both share. */
  edge: 'left' | 'right';
}

export interface ListPlace {
  left: number;
  top: number;
  maxWidth: number;
  maxHeight: number;
}

const gap = 6;
const margin = 8;
const tallest = 380;
/** A list stays usable where there is hardly any room; it then leaves the window. */
const lowest = 120;

/** Below its control, or above where there is more room and it needs that; never wider or taller than the room there is. */
export function placeList({ control, list, view, edge }: ListSpace): ListPlace {
  const below = view.height - margin - control.bottom - gap;
  const above = control.top - gap - margin;
  const isBelow = Math.min(list.height, tallest) <= below || below >= above;
  const maxHeight = Math.max(lowest, Math.min(isBelow ? below : above, tallest));
  const maxWidth = view.width - 2 * margin;
  const width = Math.min(list.width, maxWidth);
  const left = edge === 'left' ? control.left : control.right - width;
  return {
    left: Math.round(Math.max(margin, Math.min(left, view.width - margin - width))),
    top: Math.round(isBelow ? control.bottom + gap : control.top - gap - Math.min(list.height, maxHeight)),
    maxWidth,
    maxHeight,
  };
}
