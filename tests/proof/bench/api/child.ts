import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Recorded } from '../../../../apps/api/src/testing/bench/record.ts';
import type { Script } from '../../../../apps/api/src/testing/bench/script.ts';

const programs = resolve(import.meta.dirname, '../../../../apps/api/src/testing/bench');

interface Questions {
  cpu: [given: undefined, answer: number];
  sql: [given: string, answer: undefined];
  record: [given: undefined, answer: undefined];
  recorded: [given: undefined, answer: Recorded[]];
  script: [given: Script, answer: undefined];
}

export interface Child {
  url: string;
  ask: <Name extends keyof Questions>(name: Name, given: Questions[Name][0]) => Promise<Questions[Name][1]>;
  stop: () => Promise<void>;
}

interface Answered {
  id: number;
  answer: unknown;
}

export async function startChild(program: 'ours' | 'floor', variables: Record<string, string>): Promise<Child> {
  const child = fork(join(programs, `${program}.ts`), {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...variables },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, (answer: unknown) => void>();
  const url = await new Promise<string>((listens, failed) => {
    waiting.set(0, (answer) => listens(String(answer)));
    child.on('message', ({ id, answer }: Answered) => waiting.get(id)?.(answer));
    child.once('exit', (code) => failed(new Error(`The ${program} ended with ${code}.`)));
  });
  let lastId = 0;
  return {
    url,
    ask: (name, given) =>
      new Promise((done) => {
        lastId += 1;
        waiting.set(lastId, done as (answer: unknown) => void);
        child.send({ id: lastId, name, given });
      }),
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  // The child has already ended: its last caller reports the error.
  if (!child.connected) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}
