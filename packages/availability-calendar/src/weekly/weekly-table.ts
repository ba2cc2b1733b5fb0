import type { Span } from '@tele/core';
import type { ReactNode } from 'react';
import type { Away } from '../away/away.ts';
import type { Timed } from '../grid/timed.ts';

export interface WeeklyTableInput {
  blocks: readonly Span[];
  away: readonly Timed<Away>[];
  edits: { commit: (after: readonly Span[], what: string, onUndone?: () => void) => void };
  /** Loads the code that saves. */
  onPrepare: () => void;
}

/** Table of weekly hours in place of the calendar, and the button that opens it. */
export interface WeeklyTable {
  /** Null: open while there are no hours. */
  open: boolean | null;
  onOpen: () => void;
  render: (input: WeeklyTableInput) => ReactNode;
}
