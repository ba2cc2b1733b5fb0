import { useEffect, useState, type RefObject } from 'react';
import type { Rgb } from './contrast.ts';
import { readColours } from './read-colours.ts';

const rootsAround = (element: HTMLElement): HTMLElement[] => {
  const root = element.closest<HTMLElement>('.tele');
  return root?.parentElement ? [root, ...rootsAround(root.parentElement)] : [];
};

/** Token values at an element, read again when the theming or the scheme changes. */
export const useColours = (at: RefObject<HTMLElement | null>, names: readonly string[]): ReadonlyMap<string, Rgb> => {
  const [colours, setColours] = useState<ReadonlyMap<string, Rgb>>(new Map());
  useEffect(() => {
    const element = at.current;
    if (!element) return undefined;
    const read = (): void => setColours(readColours(element, names));
    const looks = new MutationObserver(read);
    for (const root of rootsAround(element)) {
      looks.observe(root, { attributeFilter: ['style', 'data-tele-scheme', 'data-tele-contrast'] });
    }
    const place = new ResizeObserver(read);
    place.observe(element);
    return () => {
      looks.disconnect();
      place.disconnect();
    };
  }, [at, names]);
  return colours;
};
