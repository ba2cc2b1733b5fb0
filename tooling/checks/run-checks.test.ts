import { expect, it } from 'vitest';
import { runChecks } from './run-checks.ts';

const node = (script: string): string => `"${process.execPath}" -e "${script}"`;
const lanes = {
  one: [{ name: 'servers', command: node("console.log('      Tests  3 passed | 2 skipped (5)')") }],
  two: [{ name: 'engines', command: node('process.exit(1)') }],
};
const facts = {
  hasPostgres: false,
  hasNginx: true,
  hasEngines: false,
  hasPromtool: true,
  hasDebootstrap: true,
  hasPinnedChromium: true,
  hasAptGet: true,
  isRoot: false,
};

async function run(env: NodeJS.ProcessEnv) {
  const printed: string[] = [];
  const outcome = await runChecks(lanes, { facts, env, print: (text) => printed.push(text) });
  return { outcome, printed };
}

it('reports omitted checks first and last, and the number of skipped tests', async () => {
  const { outcome, printed } = await run({});
  expect(outcome).toEqual({ code: 0, isWhole: false });
  const text = /^Left out on this machine:\n {2}.*no PostgreSQL server found.*\n {2}Firefox and WebKit: not installed/;
  expect(printed[0]).toMatch(text);
  expect(printed.at(-2)).toMatch(text);
  expect(printed.at(-1)).toBe('3 passed, 0 failed, 2 skipped');
});

it('runs no step when a required check cannot run', async () => {
  const { outcome, printed } = await run({ REQUIRE_POSTGRES: '1' });
  expect(outcome.code).toBe(1);
  expect(printed).toEqual([expect.stringMatching(/^REQUIRE_POSTGRES=1\. .*set TEST_DATABASE_URL\.$/)]);
});
