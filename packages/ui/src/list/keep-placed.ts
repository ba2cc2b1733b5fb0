import { autoUpdate, computePosition, flip, offset, size } from '@floating-ui/dom';

export interface ListPlacing {
  /** The edge it shares with its control, in the direction of the text. */
  align: 'start' | 'end';
  /** As wide as its control; otherwise at least as wide. */
  sameWidth: boolean;
}

/** Puts a list under its control, or above where there is more room, never taller than the room there is, until it is ended. */
export function keepPlaced(control: HTMLElement, list: HTMLElement, { align, sameWidth }: ListPlacing): () => void {
  const middleware = [
    offset(6),
    flip({ padding: 8 }),
    size({
      padding: 8,
      apply({ rects, availableHeight, availableWidth }) {
        list.style.maxHeight = `${Math.max(120, Math.min(availableHeight, 380))}px`;
        list.style.maxWidth = `${availableWidth}px`;
        list.style[sameWidth ? 'width' : 'minWidth'] = `${rects.reference.width}px`;
      },
    }),
  ];
  const place = async (): Promise<void> => {
    const { x, y } = await computePosition(control, list, {
      strategy: 'fixed',
      placement: `bottom-${align}`,
      middleware,
    });
    Object.assign(list.style, { left: `${Math.round(x)}px`, top: `${Math.round(y)}px`, visibility: '' });
  };
  return autoUpdate(control, list, () => void place());
}
