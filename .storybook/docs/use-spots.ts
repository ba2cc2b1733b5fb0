import { useEffect, useState } from 'react';
import { findPart } from './find-part.ts';
import type { Part } from './guide.ts';
import type { Spot } from './place-marks.ts';

export interface Measured {
  width: number;
  height: number;
  /** In the order of the parts; undefined for a part that is not drawn. */
  spots: readonly (Spot | undefined)[];
}

const round = (value: number): number => Math.round(value * 2) / 2;

function measure(parts: readonly Part[], root: HTMLElement, picture: HTMLElement): Measured {
  const frame = root.ownerDocument.defaultView?.frameElement;
  const inFrame =
    root.ownerDocument !== picture.ownerDocument && frame ? frame.getBoundingClientRect() : { x: 0, y: 0 };
  const own = picture.getBoundingClientRect();
  const spots = parts.map(({ selector }) => {
    const box = findPart(root, selector)?.getBoundingClientRect();
    return (
      box && {
        x: round(box.x + inFrame.x - own.x),
        y: round(box.y + inFrame.y - own.y),
        width: round(box.width),
        height: round(box.height),
      }
    );
  });
  return { width: round(own.width), height: round(own.height), spots };
}

/** Positions of parts on the picture, measured again on resize and changes. */
export function useSpots(
  parts: readonly Part[],
  root: HTMLElement | null,
  picture: HTMLElement | null,
): Measured | undefined {
  const [measured, setMeasured] = useState<Measured>();
  useEffect(() => {
    if (!root || !picture) return undefined;
    let due = 0;
    const look = (): void => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(() => {
        const next = measure(parts, root, picture);
        setMeasured((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
      });
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(picture);
    resized.observe(root);
    const changed = new MutationObserver(look);
    changed.observe(root, { subtree: true, childList: true, attributes: true });
    const moves = ['transitionend', 'animationend'] as const;
    for (const move of moves) root.addEventListener(move, look);
    void root.ownerDocument.fonts.ready.then(look);
    return () => {
      cancelAnimationFrame(due);
      resized.disconnect();
      changed.disconnect();
      for (const move of moves) root.removeEventListener(move, look);
    };
  }, [parts, root, picture]);
  return measured;
}
