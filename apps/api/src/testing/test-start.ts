/** Where the clock of a test starts: Tuesday, 11:00 in Sydney. */
export const testStart = new Date('2026-12-01T00:00:00.000Z');
