const firstMs = 15_000;
const slowestMs = 120_000;

/** Milliseconds to the next poll: 15 s after news, doubling after each unchanged or failed answer, up to 2 minutes. */
export const askEveryMs = (quietAnswers: number): number => Math.min(slowestMs, firstMs * 2 ** quietAnswers);
