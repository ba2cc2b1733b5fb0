import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

const entry = resolve(import.meta.dirname, '../../../apps/api/src/cli/ops.ts');

export async function askOps(env: NodeJS.ProcessEnv, ...words: string[]): Promise<string[]> {
  const { lines, well } = await runOps(env, ...words);
  return well ? [] : lines.map((line) => `ops ${words.join(' ')}: ${line}`);
}

export function runOps(env: NodeJS.ProcessEnv, ...words: string[]): Promise<{ lines: string[]; well: boolean }> {
  return new Promise((answer) => {
    execFile(process.execPath, [entry, ...words], { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.split('\n').filter((line) => line !== '');
      answer({ lines, well: !error });
    });
  });
}
