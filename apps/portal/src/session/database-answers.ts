const limitMs = 3_000;
const name = 'tele.probe';

/** Checks that IndexedDB responds: Safari's may hang with several tabs, and the identity client would too. */
export const databaseAnswers = (): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), limitMs);
    const answer = (): void => {
      clearTimeout(timer);
      resolve(true);
    };
    try {
      const request = indexedDB.open(name);
      // An error is an answer: the client then chooses its own storage.
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

/** Hides a hanging IndexedDB: the client's heartbeat would wait for it before each call. No other code uses it. */
export const hideDatabase = (): void => void Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
