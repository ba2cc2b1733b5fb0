import { addDays, daysBetween, type DayKey } from '@tele/core';
import { activeElementOf } from '@tele/ui';
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Cell } from './cursor.ts';

/** First row of the cursor: 9 am. */
const entryRow = 6;

interface CursorState {
  cell: Cell;
  anchor: Cell | null;
}

interface CursorInput {
  days: readonly DayKey[];
  today: DayKey;
  cursorRef: RefObject<HTMLElement | null>;
  focusSignal: number;
  onTurn: (day: DayKey) => void;
}

export const useCursor = ({ days, today, cursorRef, focusSignal, onTurn }: CursorInput) => {
  const first = days[0] ?? today;
  const start = days.includes(today) ? today : first;
  const [state, setState] = useState<CursorState>({ cell: { day: start, row: entryRow }, anchor: null });
  const [lastSignal, setLastSignal] = useState(focusSignal);
  // An editor closed, so its selection ends.
  if (lastSignal !== focusSignal) {
    setLastSignal(focusSignal);
    setState({ ...state, anchor: null });
  }
  const wantsFocus = useRef(false);
  const focused = useRef(focusSignal);
  const { cell } = state;
  // Paging by a button keeps the cursor's weekday and row.
  const cursor = useMemo(() => {
    if (days.includes(cell.day)) return cell;
    const weekday = (((daysBetween(first, cell.day) % 7) + 7) % 7) % days.length;
    return { day: days.includes(today) ? today : addDays(first, weekday), row: cell.row };
  }, [days, cell, first, today]);
  useLayoutEffect(() => {
    if (!wantsFocus.current && focused.current === focusSignal) return;
    wantsFocus.current = false;
    focused.current = focusSignal;
    const cell = cursorRef.current;
    if (cell && cell !== activeElementOf(cell)) cell.focus();
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
