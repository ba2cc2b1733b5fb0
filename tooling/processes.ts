import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { endTree } from './end-tree.mjs';

export interface Service {
  name: string;
  command: readonly string[];
  cwd: string;
  env: Record<string, string>;
  ready: string;
  /** Log file in place of this process's output; errors are still printed. */
  log?: string;
  /** Prints only errors. */
  quiet?: boolean;
}

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The child processes of `npm start`: each waits until it is ready; one that stops takes the others down. */
export class Processes {
  readonly #running = new Map<string, ChildProcess>();
  #stopping = false;
  readonly ended: Promise<string>;
  #end!: (name: string) => void;

  constructor() {
    this.ended = new Promise((done) => (this.#end = done));
  }

  async start(service: Service, patienceMs = 180_000): Promise<void> {
    const [program = '', ...args] = service.command;
    const output = service.quiet ? 'ignore' : 'inherit';
    const child = spawn(program, args, {
      cwd: service.cwd,
      env: { ...process.env, ...service.env },
      stdio: ['ignore', service.log === undefined ? output : openSync(service.log, 'a'), 'inherit'],
    });
    this.#running.set(service.name, child);
    let gone = false;
    child.on('exit', () => {
      gone = true;
      this.#running.delete(service.name);
      if (!this.#stopping) this.#end(service.name);
    });
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline) {
      if (gone || this.#stopping)
        throw new Error(`The ${service.name} stopped while starting. Its lines above say why.`);
      const answer = await fetch(service.ready, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(100);
    }
    throw new Error(`The ${service.name} did not answer at ${service.ready} within ${patienceMs / 1000} seconds.`);
  }

  end(): void {
    this.#stopping = true;
    for (const child of this.#running.values()) endTree(child, 'SIGTERM');
  }

  async stop(): Promise<void> {
    const children = [...this.#running.values()];
    const exits = children.map((child) => new Promise((done) => child.once('exit', done)));
    this.end();
    const force = setTimeout(() => children.forEach((child) => endTree(child, 'SIGKILL')), 4_000);
    await Promise.all(exits);
    clearTimeout(force);
  }
}
