/** How a watch ends: its letter was written, what is watched was booked, its days are over, or its owner stopped it. */
export const watchEndings = ['told', 'booked', 'over', 'stopped'] as const;
export type WatchEnding = (typeof watchEndings)[number];
