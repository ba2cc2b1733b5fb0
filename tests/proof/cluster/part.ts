import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { mark } from './living.ts';
import type { Command } from '../../../apps/api/src/testing/start-postgres.ts';

export interface Part {
  start: () => void;
  /** Kills it (-9) until `start`. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  isRunning: () => boolean;
}

interface Plan {
  place: string;
  command: Command;
  env?: NodeJS.ProcessEnv;
  log: string;
  signal?: NodeJS.Signals;
}

/** Longer than a leader waits for followers at shutdown. */
const patienceMs = 20_000;

export function aPart({ place, command: [program, args], env, log, signal = 'SIGTERM' }: Plan): Part {
  let child: ChildProcess | undefined;
  let shouldRun = false;

  const begin = (): void => {
    const output = openSync(log, 'a');
    // Own process group: Ctrl-C reaches only the parent, which ends all in order.
    const life = spawn(program, args, {
      cwd: place,
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', [mark]: place, ...env },
      stdio: ['ignore', output, output],
      detached: true,
    });
    closeSync(output);
    child = life;
    life.on('error', () => (child = undefined));
    life.on('exit', () => {
      if (child === life) child = undefined;
      void wait(1_000, undefined, { ref: false }).then(() => shouldRun && child === undefined && begin());
    });
  };

  const end = async (how: NodeJS.Signals): Promise<void> => {
    shouldRun = false;
    const life = child;
    if (!life) return;
    const ended = once(life, 'exit');
    life.kill(how);
    const force = setTimeout(() => life.kill('SIGKILL'), patienceMs);
    await ended;
    clearTimeout(force);
  };

  return {
    start: () => {
      shouldRun = true;
      if (child === undefined) begin();
    },
    kill: () => end('SIGKILL'),
    stop: () => end(signal),
    isRunning: () => child !== undefined,
  };
}
