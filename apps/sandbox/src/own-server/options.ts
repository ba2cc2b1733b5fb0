export interface OwnServerOptions {
  /** Lists as bare arrays, as `{ items }`, or named where section 7 names them: `{ appointments }`, `{ blocks }`. */
  lists: 'array' | 'items' | 'named';
  /** Names of a block's start and end (section 3 'Availability block'). */
  blockNames: readonly [start: string, end: string];
  statuses: 'lower' | 'upper';
  /** Answer of a write whose shape section 7 does not show. */
  writes: 'no-content' | 'object';
  without: readonly string[];
  now: () => number;
}

export const defaultOptions: OwnServerOptions = {
  lists: 'array',
  blockNames: ['startISO', 'endISO'],
  statuses: 'lower',
  writes: 'no-content',
  without: [],
  now: Date.now,
};
