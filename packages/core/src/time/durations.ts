export const minuteMs = 60_000;
/** Milliseconds. */
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
