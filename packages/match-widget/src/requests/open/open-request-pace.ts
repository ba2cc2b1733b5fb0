const firstMs = 5_000;
const slowestMs = 60_000;

/** Milliseconds until the next read: 5 s after a change, then longer after each unchanged answer, up to a minute. */
export const askEveryMs = (quietAnswers: number): number => Math.min(slowestMs, firstMs * 1.5 ** quietAnswers);
