import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface ListLayout {
  /** Specialist above picker; beside it otherwise. */
  stacked: boolean;
  /** Times in a row. */
  columns: number;
}

/** Where a card's two halves stand beside each other; SpecialistCard.css has the same width. */
const sideBySide = 44;
/** A time with its tick, in a font as wide as hosts' are. */
const columnWidth = 6.4;

/** What fits into a list of so many em. */
export function layoutOf(em: number): ListLayout {
  const stacked = em < sideBySide;
  const room = stacked ? em - 2.5 : em * 0.63 - 2.5;
  return { stacked, columns: Math.min(6, Math.max(2, Math.floor(room / columnWidth))) };
}

const same = (a: ListLayout, b: ListLayout): boolean => a.stacked === b.stacked && a.columns === b.columns;

/** Measures the list, so that a card draws no more than is seen: what is hidden by CSS still costs a node. */
export const useListLayout = (): [RefObject<HTMLDivElement | null>, ListLayout] => {
  const ref = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<ListLayout>({ stacked: false, columns: 6 });
  useLayoutEffect(() => {
    const list = ref.current;
    const view = list?.ownerDocument.defaultView;
    if (!list || !view) return undefined;
    const measure = (): void => {
      const em = list.clientWidth / Number.parseFloat(view.getComputedStyle(list).fontSize);
      const next = layoutOf(em);
      setLayout((held) => (same(held, next) ? held : next));
    };
    measure();
    const observer = new view.ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return [ref, layout];
};
