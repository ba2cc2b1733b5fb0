/** Current time in stories and tests: Monday 23 November 2026, 10:12 am in Sydney (AEDT, +11). */
export const storyNow = '2026-11-22T23:12:00.000Z';
