import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { endTree } from '../end-tree.mjs';
import type { Check } from './checks-of.ts';

export interface Failure {
  check: Check;
  file: string;
  text: string;
}

interface Report {
  testResults: readonly {
    name: string;
    message?: string;
    assertionResults: readonly { status: string; fullName: string }[];
  }[];
}

export async function runCheck(folder: string, check: Check): Promise<Failure[]> {
  const { name, command, paths, limitMs } = check;
  const report = join(folder, 'node_modules/.cache/faults.json');
  rmSync(report, { force: true });
  const tests = paths.length > 0 ? [...paths, '--reporter', 'json', '--outputFile', report] : [];
  const code = await run(folder, [...command, ...tests], limitMs);
  if (code === 0) return [];
  const failed = code !== null && existsSync(report) ? failedTests(folder, report) : [];
  if (failed.length > 0) return failed.map(({ file, title }) => ({ check, file, text: `${name}: ${file}: ${title}` }));
  if (paths.length > 0 && code !== null && !existsSync(report)) throw new Error(`No test ran: ${command.join(' ')}`);
  if (existsSync(report) && isEmpty(report)) return [];
  return [{ check, file: '', text: code === null ? `${name}: no answer in ${limitMs / 1_000} s` : name }];
}

const isEmpty = (report: string): boolean =>
  (JSON.parse(readFileSync(report, 'utf8')) as Report).testResults.length === 0;

function failedTests(folder: string, report: string): { file: string; title: string }[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults.flatMap(({ name, message = '', assertionResults }) => {
    const titles = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    const [line = ''] = message.split('\n');
    return (titles.length === 0 && line !== '' ? [line] : titles).map((title) => ({
      file: relative(folder, name),
      title,
    }));
  });
}

function run(cwd: string, [program = '', ...args]: readonly string[], limitMs: number): Promise<number | null> {
  const bin = join(cwd, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    REQUIRE_POSTGRES: '1',
    NODE_COMPILE_CACHE: join(cwd, 'node_modules/.cache/compile'),
  };
  const child = spawn(program, args, { cwd, env, detached: true, stdio: 'ignore' });
  const end = (): void => endTree(child, 'SIGKILL');
  process.prependOnceListener('exit', end);
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
