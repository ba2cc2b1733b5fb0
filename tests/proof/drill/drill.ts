// `npm run drill [-- <name>]` breaks something during journeys, then checks every cent and email.
// `storm` (default): `--minutes`, `--seed`, `--server <file>`. Others: docs/reliability.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { floodKinds, runFlood } from './flood/run-flood.ts';
import { drills } from './named/drills.ts';
import { runAll } from './run-all.ts';
import { runNamed } from './run-named.ts';
import { storm } from './storm.ts';

const server = resolve(import.meta.dirname, '../../../apps/api/src/server/server.ts');
const names = ['storm', 'all', 'flood', ...drills.map(({ name }) => name)];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '3' },
    only: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: Date.now().toString(36) },
    server: { type: 'string', default: server },
    synchronous: { type: 'string', default: 'on' },
    times: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const [name = 'storm', ...more] = positionals;

async function run(): Promise<number> {
  const [minutes, seconds, times] = [values.minutes, values.seconds, values.times].map(Number);
  const found = drills.find((drill) => drill.name === name);
  if (more.length > 0 || !names.includes(name)) return refuse(`There is no drill "${positionals.join(' ')}".`);
  if (!(minutes !== undefined && minutes > 0)) return refuse('--minutes must be a number above 0.');
  if (!(seconds !== undefined && seconds >= 20 && seconds <= 600)) return refuse('--seconds must be from 20 to 600.');
  if (!Number.isInteger(times) || !times || times < 0) return refuse('--times must be a whole number above 0.');
  if (values.synchronous !== 'on' && values.synchronous !== 'off') return refuse('--synchronous must be on or off.');
  if (values.write && (name !== 'all' || values.synchronous === 'off'))
    return refuse(
      '--write writes the table of all drills, with synchronous replication on: npm run drill -- all --write',
    );
  const only = values.only?.split(',');
  if (only && (name !== 'flood' || !only.every((kind) => floodKinds.includes(kind))))
    return refuse(`--only names kinds of flood: ${floodKinds.join(', ')}.`);
  const plan = { seconds, seed: values.seed, server: resolve(values.server), synchronous: values.synchronous === 'on' };
  if (name === 'flood') return runFlood({ ...plan, only });
  if (found) return runNamed(found, plan);
  if (name === 'all') return runAll({ ...plan, times, write: values.write });
  return storm({ ...plan, minutes });
}

function refuse(why: string): number {
  console.error(`${why}\nDrills: ${names.join(', ')}.`);
  return 2;
}

process.exitCode = await run();
