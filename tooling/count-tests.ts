export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

// Vitest: '     Tests  2 failed | 1204 passed | 3 skipped (1209)'. Playwright: '  137 passed (2.0m)', '  4 failed'.
const vitest = /^ *Tests +(?=\d)(.*)$/;
const playwright = /^ {2}(\d+ (?:passed|failed|flaky|skipped))\b/;
// A step may colour its output although it is not a terminal.
// oxlint-disable-next-line no-control-regex
const colour = /\u001B\[[\d;]*m/g;

export function countTests(output: string): Counts {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const line of output.replaceAll(colour, '').split('\n')) {
    const summary = vitest.exec(line)?.[1] ?? playwright.exec(line)?.[1] ?? '';
    for (const [, count, kind] of summary.matchAll(/(\d+) (passed|failed|flaky|skipped)/g)) {
      counts[kind === 'flaky' ? 'passed' : (kind as keyof Counts)] += Number(count);
    }
  }
  return counts;
}
