import { autoUpdate, flip, offset, size, useFloating, type Placement } from '@floating-ui/react';

interface FloatingList {
  open: boolean;
  placement?: Placement;
  /** As wide as what it hangs from; otherwise at least as wide. */
  sameWidth?: boolean;
}

/** Places a list under its control: flips when there is no room, never taller than the room there is. */
export const useFloatingList = ({ open, placement = 'bottom-start', sameWidth = false }: FloatingList) =>
  useFloating({
    open,
    placement,
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(6),
      flip({ padding: 8 }),
      size({
        padding: 8,
        apply({ rects, availableHeight, availableWidth, elements }) {
          const { style } = elements.floating;
          style.maxHeight = `${Math.max(120, Math.min(availableHeight, 380))}px`;
          style.maxWidth = `${availableWidth}px`;
          style[sameWidth ? 'width' : 'minWidth'] = `${rects.reference.width}px`;
        },
      }),
    ],
  });
