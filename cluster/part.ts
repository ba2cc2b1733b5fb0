import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { mark } from './living.ts';
import type { Command } from '../apps/api/src/testing/start-postgres.ts';

/** A program of the cluster: begun anew a second after it ended by itself, as systemd does. */
export interface Part {
  start: () => void;
  /** kill -9, and it stays away until `start`. */
  kill: () => Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop: () => Promise<void>;
  /** Whether it runs now. */
  isRunning: () => boolean;
}

interface Plan {
  /** The folder that it belongs to, and stands in. */
  place: string;
  command: Command;
  env?: NodeJS.ProcessEnv;
  log: string;
  /** How it is asked to end. */
  signal?: NodeJS.Signals;
}

/** Longer than a leader waits for its followers when it ends. */
const patienceMs = 20_000;

/** A program that is not started yet. */
export function aPart({ place, command: [program, args], env, log, signal = 'SIGTERM' }: Plan): Part {
  let child: ChildProcess | undefined;
  let shouldRun = false;

  const begin = (): void => {
    const output = openSync(log, 'a');
    // A group of its own: Ctrl-C is for whoever started the cluster alone, which then ends all in order.
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
