type Level = 'error' | 'warn';

interface LogEntry {
  level: Level;
  words: string;
}

const levels: readonly Level[] = ['error', 'warn'];
const said: LogEntry[] = [];
// What is written here is written after all, besides being counted.
// oxlint-disable-next-line no-console
const own = { error: console.error, warn: console.warn };

/** Of the tests' own `act()`, when a key sends a form while its answer is late: nobody who uses the page meets it. */
const ofTheTests = 'A component suspended inside an `act` scope';

const wordsOf = (values: readonly unknown[]): string => values.map(String).join(' ').slice(0, 400);

/** What is logged from here on is a fault of the story that stands. */
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

/** Waits up to two seconds for a line of the level, which late code may log after the story has drawn. */
export async function waitForLog(level: string): Promise<void> {
  const isLogged = () => said.some((one) => one.level === level);
  for (let waited = 0; !isLogged() && waited < 2_000; waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** @param means what the story says that it logs, `parameters.logs`: then it must. */
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
