type Fetch = typeof globalThis.fetch;

/** The page's `fetch`, or the one that it gave, with word of each answer of a service that works: one that refuses a token does. */
export const watchAnswers =
  (given: Fetch | undefined, page: Document, onAnswer: () => void): Fetch =>
  async (...args) => {
    const answer = await (given ? given(...args) : (page.defaultView ?? globalThis).fetch(...args));
    if (answer.ok || answer.status === 401 || answer.status === 403) onAnswer();
    return answer;
  };
