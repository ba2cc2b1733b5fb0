/** How long a test waits for what must come, at most: for any machine, however busy, since only a test that fails waits so long. */
export const patienceMs = 30_000;
