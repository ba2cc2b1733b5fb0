import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface ListLayout {
  stacked: boolean;
  columns: number;
  /** Buttons in the row of next times: up to three times and 'n more'. */
  nextColumns: number;
}

/** Width in em for two halves side by side; same in SpecialistCard.css. */
const sideBySide = 44;
/** Least width in em of a phone card with three times. */
const threeTimes = 22;
/** Width in em of a time with its tick, allowing for wide host fonts. */
const columnWidth = 6.4;

export function layoutOf(em: number): ListLayout {
  const stacked = em < sideBySide;
  const room = stacked ? em - 2.5 : em * 0.63 - 2.5;
  const columns = Math.min(6, Math.max(2, Math.floor(room / columnWidth)));
  return { stacked, columns, nextColumns: em < threeTimes ? 3 : 4 };
}

const same = (a: ListLayout, b: ListLayout): boolean =>
  a.stacked === b.stacked && a.columns === b.columns && a.nextColumns === b.nextColumns;

/** Measures the list, so cards render only visible nodes: CSS-hidden ones still cost. */
export const useListLayout = (): [RefObject<HTMLDivElement | null>, ListLayout] => {
  const ref = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<ListLayout>({ stacked: false, columns: 6, nextColumns: 4 });
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
