import { spawn } from 'node:child_process';

/** Runs named shell commands one after another, says how long each took and ends the process at the first that fails. */
export async function steps(
  list: readonly (readonly [name: string, command: string, env?: Record<string, string>])[],
): Promise<void> {
  const times: string[] = [];
  for (const [name, command, env] of list) {
    const began = performance.now();
    console.log(`\n▶ ${name}: ${command}`);
    const code = await new Promise<number>((done) => {
      const child = spawn(command, {
        shell: true,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
      });
      child.on('exit', (exit) => done(exit ?? 1));
    });
    times.push(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s`);
    if (code !== 0) {
      console.error(`\n✖ ${name} failed (${command})`);
      process.exit(code);
    }
  }
  console.log(`\n✔ ${times.join(' · ')}`);
}
