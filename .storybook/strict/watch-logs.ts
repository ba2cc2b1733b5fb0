type Level = 'error' | 'warn';

const levels: readonly Level[] = ['error', 'warn'];
const said: string[] = [];
// What is written here is written after all, besides being counted.
// oxlint-disable-next-line no-console
const own = { error: console.error, warn: console.warn };

const wordsOf = (values: readonly unknown[]): string => values.map(String).join(' ').slice(0, 400);

/** What is logged from here on is a fault of the story that stands. A story that means to log puts a spy of its own in the way. */
export function watchLogs(): void {
  said.length = 0;
  for (const level of levels) {
    console[level] = (...values: unknown[]) => {
      said.push(`${level}: ${wordsOf(values)}`);
      own[level](...values);
    };
  }
}

export function faultsOfLogs(): string[] {
  return said.splice(0).map((words) => `logs an ${words}`);
}
