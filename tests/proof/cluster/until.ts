import { setTimeout as wait } from 'node:timers/promises';

/** Retries until there is a result; errors count as none. Throws with `what` after `seconds`. */
export async function until<T>(what: string, seconds: number, ask: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + seconds * 1_000;
  let last: unknown;
  for (;;) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      last = error;
    }
    if (performance.now() > end) throw new Error(`There was no ${what} within ${seconds} seconds.`, { cause: last });
    await wait(100);
  }
}
