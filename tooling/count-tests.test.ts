import { describe, expect, it } from 'vitest';
import { countTests } from './count-tests.ts';

describe('the number of tests', () => {
  it('is read from the last lines of Vitest, coloured or not', () => {
    const output =
      ' Test Files  1 failed | 6 passed (7)\n      Tests  2 failed | 53 passed | 1 skipped (56)\n   Start at  22:06:43';
    expect(countTests(output)).toEqual({ passed: 53, failed: 2, skipped: 1 });
    expect(countTests('\u001B[2m      Tests \u001B[22m \u001B[1m\u001B[32m55 passed\u001B[39m (55)')).toEqual({
      passed: 55,
      failed: 0,
      skipped: 0,
    });
  });

  it('is read from Playwright’s last lines, where a passed retry counts as passed', () => {
    expect(
      countTests('  4 failed\n    tests/screens/stories.spec.ts:30:7\n  1 flaky\n  5 skipped\n  137 passed (2.0m)'),
    ).toEqual({
      passed: 138,
      failed: 4,
      skipped: 5,
    });
  });

  it('is zero without a test summary', () => {
    expect(countTests('Finished in 42 s on 1032 files.\n12 passed over')).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});
