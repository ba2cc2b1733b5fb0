import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { endTree } from '../end-tree.mjs';
import { run } from './run.ts';

const root = resolve(import.meta.dirname, '../..');

export interface Service {
  apiBase: string;
  sandbox: string;
  /** Resolves once both are ready; throws their output if they stop before. */
  start: (origins: readonly string[]) => Promise<void>;
  tokenOf: (email: string) => Promise<string>;
  heldFor: (selectionId: string) => Promise<number[]>;
  stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('No port.'))));
    });
  });
}

export async function prepareService(dataDir: string, signal: AbortSignal): Promise<Service> {
  const ports = [];
  for (let index = 0; index < 5; index += 1) ports.push(await freePort());
  const [portal, api, sandboxPort, smtp, clamd] = ports.map(String) as [string, string, string, string, string];
  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  const tokens = new Map<string, Promise<string>>();
  let end = async (): Promise<void> => {};
  return {
    apiBase: `http://127.0.0.1:${api}/prod`,
    sandbox,
    start: (origins) =>
      new Promise((done, fail) => {
        const child = spawn(process.execPath, [resolve(root, 'tooling/start.ts'), '--without-pages'], {
          env: {
            ...process.env,
            PORTAL_PORT: portal,
            API_PORT: api,
            SANDBOX_PORT: sandboxPort,
            SANDBOX_SMTP_PORT: smtp,
            SANDBOX_CLAMD_PORT: clamd,
            TELE_DATA_DIR: dataDir,
            CORS_ORIGINS: origins.join(),
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        const ended = new Promise<void>((gone) => child.once('close', () => gone()));
        end = async () => {
          endTree(child, 'SIGTERM');
          await ended;
        };
        let output = '';
        for (const stream of [child.stdout, child.stderr]) {
          stream.setEncoding('utf8').on('data', (text: string) => {
            output += text;
            if (output.includes('Tele is running')) done();
          });
        }
        child.once('error', fail);
        void ended.then(() => fail(new Error(`The service ended:\n${output}`)));
      }),
    tokenOf: (email) => {
      const found =
        tokens.get(email) ??
        run(process.execPath, [resolve(root, 'apps/api/src/cli/token.ts'), email], {
          cwd: root,
          signal,
          env: { SANDBOX_PORT: sandboxPort, SANDBOX_STATE_DIR: join(dataDir, 'sandbox') },
        }).then((text) => text.trim());
      tokens.set(email, found);
      return found;
    },
    heldFor: async (selectionId) => {
      const { paymentIntents } = (await (await fetch(`${sandbox}/_ledger.json`)).json()) as {
        paymentIntents: { amount: number; status: string; metadata: Record<string, string> }[];
      };
      return paymentIntents
        .filter(
          (intent) => Object.values(intent.metadata).includes(selectionId) && intent.status === 'requires_capture',
        )
        .map(({ amount }) => amount);
    },
    stop: () => end(),
  };
}
