type Level = 'error' | 'warn';

interface LogEntry {
  level: Level;
  words: string;
}

const levels: readonly Level[] = ['error', 'warn'];
const said: LogEntry[] = [];
// Logs are counted and still written.
// oxlint-disable-next-line no-console
const own = { error: console.error, warn: console.warn };

/** Caused by the tests' `act()` when a key submits a form with a late response; never happens to people. */
const ofTheTests = 'A component suspended inside an `act` scope';

const wordsOf = (values: readonly unknown[]): string => values.map(String).join(' ').slice(0, 400);

export function watchLogs(): void {
  said.length = 0;
  for (const level of levels) {
    console[level] = (...values: unknown[]) => {
      const words = wordsOf(values);
      if (!words.startsWith(ofTheTests)) said.push({ level, words });
      own[level](...values);
    };
  }
}

/** Waits up to 2 s for a line of the level: late code may log after rendering. */
export async function waitForLog(level: string): Promise<void> {
  const isLogged = () => said.some((one) => one.level === level);
  for (let waited = 0; !isLogged() && waited < 2_000; waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** @param means level the story declares in `parameters.logs`; required then. */
export function faultsOfLogs(means: string | undefined): string[] {
  const logged = said.splice(0);
  const missing = means !== undefined && !logged.some(({ level }) => level === means);
  return [
    ...(missing ? [`logs no ${means}, which it says that it does`] : []),
    ...logged
      .filter(({ level }) => level !== means)
      .map(({ level, words }) => `logs a line of the level ${level}: ${words}`),
  ];
}
