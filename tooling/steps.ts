import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  command: string;
  needs?: readonly string[];
  /** Exclusive resources, such as ports: one step at a time has each. */
  alone?: string;
  /** Files that decide its result, as git pathspecs: while they stay the same, it does not run again. */
  reads?: readonly string[];
}

export const secondsSince = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;

export async function steps(list: readonly Step[]): Promise<void> {
  const times: string[] = [];
  for (const { name, command } of list) {
    const began = performance.now();
    console.log(`\n▶ ${name}: ${command}`);
    const code = await new Promise<number>((done) => {
      const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
      child.on('exit', (exit) => done(exit ?? 1));
    });
    times.push(`${name} ${secondsSince(began)}`);
    if (code !== 0) {
      console.error(`\n✖ ${name} failed (${command})\n${times.join(' · ')}`);
      process.exit(code);
    }
  }
  console.log(`\n✔ ${times.join(' · ')}`);
}
