import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';

export interface Running<Result> {
  result: Promise<Result>;
  kill: () => void;
}

/** Runs a program of this folder with one message in and one out. A yielding one has low priority. */
export function runProgram<Result>(
  name: 'others' | 'one-person',
  given: unknown,
  { yields = false } = {},
): Running<Result> {
  const child = fork(resolve(import.meta.dirname, `${name}.ts`), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  if (yields && child.pid !== undefined) setPriority(child.pid, 10);
  const answered = once(child, 'message').then(([result]) => result as Result);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${name} ended with ${String(code)} and no result.`);
  });
  // After the response, its end is not a failure.
  ended.catch(() => undefined);
  child.send(given as object);
  return { result: Promise.race([answered, ended]), kill: () => child.kill('SIGKILL') };
}

export async function givenMessage<Given>(): Promise<Given> {
  const [given] = (await once(process, 'message')) as [Given];
  return given;
}

export function answerAndExit(result: unknown): void {
  process.send?.(result as object, undefined, undefined, () => process.exit(0));
}
