const firstMs = 5_000;
const slowestMs = 60_000;

/** How long an open request waits before it asks for offers again, in milliseconds: 5 s after news, and longer after each answer that told none, up to a minute. */
export const askEveryMs = (quietAnswers: number): number => Math.min(slowestMs, firstMs * 1.5 ** quietAnswers);
