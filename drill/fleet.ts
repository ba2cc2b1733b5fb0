import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** One of the API's processes, on a port that it keeps over all its lives. */
export interface Member {
  name: string;
  url: string;
  kill: () => Promise<void>;
  freeze: () => void;
  thaw: () => void;
  isAway: () => boolean;
}

export interface Fleet {
  members: readonly Member[];
  /** Processes that ended although nobody ended them. */
  endedByThemselves: string[];
  /** Lines that were logged as errors. */
  errors: string[];
  stop: () => Promise<void>;
}

interface Plan {
  /** The program, and the environment of each process. */
  entry: string;
  environments: readonly NodeJS.ProcessEnv[];
}

/** Starts the processes, and each of them anew as soon as it has ended, as a supervisor does. */
export async function startFleet({ entry, environments }: Plan): Promise<Fleet> {
  const endedByThemselves: string[] = [];
  const errors: string[] = [];
  let stopping = false;

  const members = environments.map((env, index) => {
    const name = `process ${index + 1}`;
    const url = `http://127.0.0.1:${env.PORT}${env.BASE_PATH ?? '/prod'}`;
    let child: ChildProcess;
    let killed = false;
    let frozen = false;
    const begin = (): void => {
      killed = false;
      frozen = false;
      const life = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      child = life;
      for (const stream of [life.stdout, life.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          errors.push(...text.split('\n').filter((line) => /"level":[56]0|^\s*(Error|\w+Error):/.test(line)));
        });
      life.on('exit', (code, signal) => {
        if (stopping) return;
        if (!killed) endedByThemselves.push(`${name} (${signal ?? `code ${code}`})`);
        begin();
      });
    };
    begin();
    return {
      name,
      url,
      isAway: () => killed || frozen,
      kill: async () => {
        killed = true;
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      },
      freeze: () => {
        frozen = true;
        child.kill('SIGSTOP');
      },
      thaw: () => {
        frozen = false;
        child.kill('SIGCONT');
      },
      end: async () => {
        const ended = once(child, 'exit');
        child.kill('SIGCONT');
        child.kill('SIGTERM');
        const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
        await ended;
        clearTimeout(force);
      },
    };
  });

  for (const { url, name } of members) await ready(url, name);
  return {
    members,
    endedByThemselves,
    errors,
    stop: async () => {
      stopping = true;
      await Promise.all(members.map(({ end }) => end()));
    },
  };
}

async function ready(url: string, name: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${name} did not start within 30 seconds.`);
}
