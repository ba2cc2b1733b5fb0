import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import type { Check } from './checks-of.ts';

/** What a check says: null for nothing. */
export type Finding = { check: string; test: string | null } | null;

const limitMs = 300_000;

interface Report {
  testResults: readonly {
    name: string;
    message?: string;
    assertionResults: readonly { status: string; fullName: string }[];
  }[];
}

export async function runCheck(folder: string, { name, command, tests }: Check): Promise<Finding> {
  const report = join(folder, 'node_modules/.cache/faults.json');
  rmSync(report, { force: true });
  const reporter = tests ? ['--reporter', 'json', '--outputFile', report] : [];
  const code = await run(folder, [...command, ...reporter]);
  if (code === 0) return null;
  if (code === null) return { check: name, test: `no answer in ${limitMs / 1_000} seconds` };
  return { check: name, test: tests && existsSync(report) ? failedTest(folder, report) : null };
}

function failedTest(folder: string, report: string): string | null {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  for (const { name, message = '', assertionResults } of testResults) {
    const file = relative(folder, name);
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed) return `${file}: ${failed.fullName}`;
    if (message) return `${file}: ${message.split('\n')[0]}`;
  }
  return null;
}

/** Exit code; null when it took too long. */
function run(cwd: string, [program = '', ...args]: readonly string[]): Promise<number | null> {
  const bin = join(cwd, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    REQUIRE_POSTGRES: '1',
    NODE_COMPILE_CACHE: join(cwd, 'node_modules/.cache/compile'),
  };
  const child = spawn(program, args, { cwd, env, detached: true, stdio: 'ignore' });
  const end = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  process.once('exit', end);
  return new Promise((done) => {
    const timer = setTimeout(() => {
      end();
      done(null);
    }, limitMs);
    child.once('exit', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      end();
      done(code ?? 1);
    });
  });
}
