import { addDays, daysBetween, type DayKey } from '@tele/core';
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Cell } from './cursor.ts';

/** Where a grid is entered that nobody has been in: 9 am. */
const entryRow = 6;

interface CursorState {
  cell: Cell;
  /** The other end of a selection made with Shift. */
  anchor: Cell | null;
}

interface CursorInput {
  days: readonly DayKey[];
  today: DayKey;
  /** Stands at the cursor's cell. */
  cursorRef: RefObject<HTMLElement | null>;
  /** Each new number brings the focus to the cursor. */
  focusSignal: number;
  onTurn: (day: DayKey) => void;
}

/** The one cell of the grid that takes the focus, and the selection that Shift draws from it. */
export const useCursor = ({ days, today, cursorRef, focusSignal, onTurn }: CursorInput) => {
  const first = days[0] ?? today;
  const start = days.includes(today) ? today : first;
  const [state, setState] = useState<CursorState>({ cell: { day: start, row: entryRow }, anchor: null });
  const [dealtWith, setDealtWith] = useState(focusSignal);
  // The focus comes back from an editor: what was selected for it has been dealt with.
  if (dealtWith !== focusSignal) {
    setDealtWith(focusSignal);
    setState({ ...state, anchor: null });
  }
  const wantsFocus = useRef(false);
  const answered = useRef(focusSignal);
  const { cell } = state;
  // When the page is turned by a button the cursor keeps its weekday and its time.
  const cursor = useMemo(() => {
    if (days.includes(cell.day)) return cell;
    const weekday = (((daysBetween(first, cell.day) % 7) + 7) % 7) % days.length;
    return { day: days.includes(today) ? today : addDays(first, weekday), row: cell.row };
  }, [days, cell, first, today]);
  useLayoutEffect(() => {
    if (!wantsFocus.current && answered.current === focusSignal) return;
    wantsFocus.current = false;
    answered.current = focusSignal;
    const cell = cursorRef.current;
    if (cell !== cell?.ownerDocument.activeElement) cell?.focus();
  });
  return {
    cursor,
    anchor: state.anchor,
    go: (next: Cell, { focus, extend = false }: { focus: boolean; extend?: boolean }): void => {
      wantsFocus.current = focus;
      setState({ cell: next, anchor: extend ? (state.anchor ?? cursor) : null });
      if (!days.includes(next.day)) onTurn(next.day);
    },
    forget: () => setState({ cell: cursor, anchor: null }),
  };
};
