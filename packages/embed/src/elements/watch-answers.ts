type Fetch = typeof globalThis.fetch;

/** Wraps the page's or given `fetch` and reports each answer of a working service, including refused tokens. */
export const watchAnswers =
  (given: Fetch | undefined, page: Document, onAnswer: () => void): Fetch =>
  async (...args) => {
    const answer = await (given ? given(...args) : (page.defaultView ?? globalThis).fetch(...args));
    if (answer.ok || answer.status === 401 || answer.status === 403) onAnswer();
    return answer;
  };
