export interface Counts {
  passed: number;
  failed: number;
}

// Vitest: '     Tests  2 failed | 1204 passed | 3 skipped (1209)'. Playwright: '  137 passed (2.0m)', '  4 failed'.
const vitest = /^ *Tests +(?=\d)(.*)$/;
const playwright = /^ {2}(\d+ (?:passed|failed|flaky))\b/;
// Written by terminals only, but a step may be told to colour what it says.
// oxlint-disable-next-line no-control-regex
const colour = /\u001B\[[\d;]*m/g;

/** How many tests passed and failed by what Vitest and Playwright say at their end. */
export function countTests(output: string): Counts {
  const counts: Counts = { passed: 0, failed: 0 };
  for (const line of output.replaceAll(colour, '').split('\n')) {
    const summary = vitest.exec(line)?.[1] ?? playwright.exec(line)?.[1] ?? '';
    for (const [, count, kind] of summary.matchAll(/(\d+) (passed|failed|flaky)/g)) {
      counts[kind === 'failed' ? 'failed' : 'passed'] += Number(count);
    }
  }
  return counts;
}
