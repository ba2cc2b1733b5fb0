import { spawn, type ChildProcess } from 'node:child_process';
import { countTests } from './count-tests.ts';
import { endTree } from './end-tree.mjs';
import type { Green } from './green.ts';
import { nextStep } from './next-step.ts';
import { secondsSince, type Step } from './steps.ts';

interface Run {
  /** null: it was ended because another failed. */
  code: number | null;
  output: string;
}

export type Lanes = Readonly<Record<string, readonly Step[]>>;

const windows = process.platform === 'win32';

/** Runs lanes in parallel and returns the exit code. A finished lane takes others' last steps. */
export async function runLanes(
  lanes: Lanes,
  print: (text: string) => void = (text) => console.log(text),
  green?: Green,
  note?: string,
): Promise<number> {
  const running = new Set<ChildProcess>();
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const faults: string[] = [];
  let code = 0;

  const stop = (exit: number): void => {
    if (code !== 0) return;
    code = exit;
    // Like Ctrl-C: on SIGTERM Playwright leaves its servers running.
    for (const child of running) endTree(child, 'SIGINT');
    setTimeout(() => running.forEach((child) => endTree(child, 'SIGKILL')), 15_000).unref();
  };
  const interrupted = (signal: NodeJS.Signals): void => stop(signal === 'SIGINT' ? 130 : 143);

  const run = ({ command }: Step): Promise<Run> =>
    new Promise((done) => {
      let output = '';
      const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], detached: !windows });
      running.add(child);
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      }
      child.on('close', (exit) => {
        running.delete(child);
        done({ code: code === 0 ? (exit ?? 1) : null, output });
      });
    });

  const begun = new Set<Step>();
  const passed = new Set<string>();
  const alone = new Map<string, Promise<unknown>>();
  const ends = new Map(
    Object.values(lanes)
      .flat()
      .map(({ name }) => [name, Promise.withResolvers<boolean>()]),
  );
  const hasPassed = async (name: string): Promise<boolean> => {
    const end = ends.get(name);
    if (!end) throw new Error(`A step needs "${name}", and there is no such step.`);
    return end.promise;
  };

  const pass = ({ name }: Step): void => {
    passed.add(name);
    ends.get(name)?.resolve(true);
  };
  const nextOf = (list: readonly Step[]): Step | undefined =>
    nextStep(list, Object.values(lanes), { begun, passed, taken: new Set(alone.keys()) });

  const walk = async ([lane, list]: [string, readonly Step[]]): Promise<string> => {
    const times: string[] = [];
    for (let step = nextOf(list); step; step = nextOf(list)) {
      begun.add(step);
      const ready = await Promise.all((step.needs ?? []).map(hasPassed));
      while (step.alone !== undefined && alone.has(step.alone)) await alone.get(step.alone);
      if (code !== 0 || ready.includes(false)) break;
      if (green?.isGreen(step)) {
        print(`✔ ${step.name}: passed before with the same files`);
        pass(step);
        continue;
      }
      const over = Promise.withResolvers<void>();
      if (step.alone !== undefined) alone.set(step.alone, over.promise);
      print(`▷ ${step.name}: ${step.command}`);
      const began = performance.now();
      const { code: exit, output } = await run(step);
      if (step.alone !== undefined) alone.delete(step.alone);
      over.resolve();
      const time = secondsSince(began);
      const mark = exit === 0 ? '✔' : exit === null ? '◼' : '✖';
      times.push(`${exit === 0 ? '' : `${mark} `}${step.name} ${time}`);
      const lines = output.trim() === '' ? [] : output.trimEnd().split('\n');
      const said = [...lines.map((line) => `${step.name} │ ${line}`), `${mark} ${step.name}, ${time}`, ''].join('\n');
      if (exit) faults.push(said);
      else print(said);
      const found = countTests(output);
      counts.passed += found.passed;
      counts.failed += found.failed;
      counts.skipped += found.skipped;
      if (exit) stop(exit);
      if (exit !== 0) break;
      green?.keep(step);
      pass(step);
    }
    if (code !== 0) for (const { name } of list) ends.get(name)?.resolve(false);
    return `${lane}: ${times.join(' · ')}`;
  };

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupted);
  try {
    const began = performance.now();
    const times = await Promise.all(Object.entries(lanes).map(walk));
    faults.forEach((said) => print(said));
    print([...times, `${code === 0 ? '✔' : '✖'} ${secondsSince(began)} in all`].join('\n'));
    if (note !== undefined) print(note);
    print(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
    return code;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted);
  }
}
