// `npm run ops` and `npm run staff`. The embedded store takes one process: stop `npm start` first.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { apiEnvironment } from './environment.ts';
import { lockData } from './lock-data.ts';
import { choosePorts } from './ports.ts';
import { localSecrets } from './secrets.ts';

const [program = 'ops', ...words] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '..');

function lockEmbedded(dataDir: string): void {
  if (process.env.DATABASE_URL) return;
  try {
    process.on('exit', lockData(dataDir));
  } catch (error) {
    throw new Error(`Tele is running on ${dataDir}. Stop it (Ctrl-C where \`npm start\` runs), then run this again.`, {
      cause: error,
    });
  }
}

async function environment(): Promise<Record<string, string>> {
  if (process.env.STRIPE_SECRET_KEY) return {};
  const dataDir = resolve(root, process.env.TELE_DATA_DIR ?? '.data');
  const account = resolve(dataDir, 'sandbox/service-account.json');
  if (!existsSync(account))
    throw new Error('There is no data on this machine yet. Run `npm start` once, or set the environment of the API.');
  lockEmbedded(dataDir);
  const { ports } = await choosePorts(process.env, []);
  const { private_key: serviceAccountKey } = JSON.parse(readFileSync(account, 'utf8')) as { private_key: string };
  return apiEnvironment({ ports, dataDir, secrets: localSecrets(dataDir), serviceAccountKey, own: process.env });
}

try {
  const child = spawn(process.execPath, [resolve(root, `apps/api/src/cli/${program}.ts`), ...words], {
    env: { ...process.env, ...(words.length > 0 ? await environment() : {}) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.on('exit', (code) => (process.exitCode = code ?? 2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
