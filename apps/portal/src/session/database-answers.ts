const limitMs = 3_000;
const name = 'tele.probe';

/** Whether IndexedDB answers: with several tabs, Safari's sometimes never does, and the identity provider's client would wait for good. */
export const databaseAnswers = (): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), limitMs);
    const answer = (): void => {
      clearTimeout(timer);
      resolve(true);
    };
    try {
      const request = indexedDB.open(name);
      // A refusal is an answer: the client then chooses by itself.
      request.onerror = answer;
      request.onsuccess = () => {
        request.result.close();
        indexedDB.deleteDatabase(name);
        answer();
      };
    } catch {
      answer();
    }
  });

/** Takes a database that never answers from the page: the client's heartbeat would wait for it before each call. Nothing else here uses it. */
export const hideDatabase = (): void => void Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
