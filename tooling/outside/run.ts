import { spawn } from 'node:child_process';
import { pnpm } from '../program.ts';

interface Options {
  cwd: string;
  signal: AbortSignal;
  env?: Record<string, string>;
}

export function runPnpm(args: readonly string[], options: Options): Promise<string> {
  const [program, ...own] = pnpm();
  return run(program, [...own, ...args], options);
}

export function run(program: string, args: readonly string[], { cwd, signal, env }: Options): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd,
      signal,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done(output) : fail(new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`)),
    );
  });
}
