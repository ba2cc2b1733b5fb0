const firstMs = 15_000;
const slowestMs = 120_000;

/** How long until the notifications are asked for again, in milliseconds: 15 s after news, twice as long after each answer that told none or failed, up to two minutes. */
export const askEveryMs = (quietAnswers: number): number => Math.min(slowestMs, firstMs * 2 ** quietAnswers);
