/** Longest wait of a test, in milliseconds. Only failing tests wait so long. */
export const patienceMs = 30_000;
