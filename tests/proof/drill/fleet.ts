import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** API process, on a port that survives restarts. */
export interface Member {
  name: string;
  url: string;
  kill: () => Promise<void>;
  freeze: () => void;
  thaw: () => void;
  isAway: () => boolean;
  /** Ends it gracefully, as a deployment does, and starts another program; resolves once that responds. */
  replace: (entry: string) => Promise<void>;
}

export interface Fleet {
  members: readonly Member[];
  endedByThemselves: string[];
  errors: string[];
  stop: () => Promise<void>;
}

/** Longer than any call may take. */
const drainMs = 40_000;

interface Plan {
  entry: string;
  environments: readonly NodeJS.ProcessEnv[];
}

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
    let program = entry;
    let said = '';
    const begin = (): void => {
      killed = false;
      frozen = false;
      const life = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      child = life;
      for (const stream of [life.stdout, life.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          said = text.trimEnd().split('\n').at(-1) || said;
          errors.push(...text.split('\n').filter((line) => /"level":[56]0|^\s*(Error|\w+Error):/.test(line)));
        });
      life.on('exit', (code, signal) => {
        if (stopping) return;
        if (!killed) endedByThemselves.push(`${name} (${signal ?? `code ${code}`})`);
        begin();
      });
    };
    begin();
    const isReady = async (): Promise<void> => {
      if (!(await answers(url))) throw new Error(`${name} did not start within two minutes. The last it said: ${said}`);
    };
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
      replace: async (next: string) => {
        program = next;
        killed = true;
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        const force = setTimeout(() => child.kill('SIGKILL'), drainMs);
        const [code] = (await ended) as [number | null];
        clearTimeout(force);
        if (code !== 0) endedByThemselves.push(`${name} did not end in good order`);
        await isReady();
      },
      isReady,
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

  let stopped: Promise<unknown> | undefined;
  const stop = async (): Promise<void> => {
    stopping = true;
    await (stopped ??= Promise.all(members.map(({ end }) => end())));
  };
  try {
    for (const { isReady } of members) await isReady();
  } catch (error) {
    await stop();
    throw error;
  }
  return { members, endedByThemselves, errors, stop };
}

async function answers(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.ok) return true;
    await wait(100);
  }
  return false;
}
