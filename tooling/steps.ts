import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';

/** A command, or several that run side by side. */
type Work = string | readonly string[];

/** Runs a command to its end. One that is `held` prints all it has to say then, so that two do not talk at once. */
async function run(command: string, env: Record<string, string> | undefined, held: boolean): Promise<number> {
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', held ? 'pipe' : 'inherit', held ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  const said = held && child.stdout && child.stderr ? [buffer(child.stdout), buffer(child.stderr)] : [];
  const code = await new Promise<number>((done) => {
    child.on('exit', (exit) => done(exit ?? 1));
  });
  for (const text of await Promise.all(said)) process.stdout.write(text);
  return code;
}

/** Runs named shell commands one after another, says how long each took and ends the process at the first that fails. */
export async function steps(
  list: readonly (readonly [name: string, work: Work, env?: Record<string, string>])[],
): Promise<void> {
  const times: string[] = [];
  for (const [name, work, env] of list) {
    const began = performance.now();
    const commands = [work].flat();
    console.log(`\n▶ ${name}: ${commands.join(' ‖ ')}`);
    const codes = await Promise.all(commands.map((command, index) => run(command, env, index > 0)));
    times.push(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const failed = codes.findIndex((code) => code !== 0);
    if (failed >= 0) {
      console.error(`\n✖ ${name} failed (${commands[failed]})`);
      process.exit(codes[failed]);
    }
  }
  console.log(`\n✔ ${times.join(' · ')}`);
}
