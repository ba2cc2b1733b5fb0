import { join, resolve } from 'node:path';
import { freePorts } from '../../apps/api/src/testing/free-port.ts';
import { startProduct, type Product } from '../start-product.ts';
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

export async function prepareService(dataDir: string, signal: AbortSignal): Promise<Service> {
  const [portal = 0, api = 0, sandboxPort = 0, smtp = 0, clamd = 0] = await freePorts(5);
  const ports = { portal, api, sandbox: sandboxPort, smtp, clamd };
  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  const tokens = new Map<string, Promise<string>>();
  let product: Product | undefined;
  return {
    apiBase: `http://127.0.0.1:${api}/prod`,
    sandbox,
    start: (origins) => {
      product = startProduct({ ports, dataDir, words: ['--without-pages'], env: { CORS_ORIGINS: origins.join() } });
      return product.ready;
    },
    tokenOf: (email) => {
      const found =
        tokens.get(email) ??
        run(process.execPath, [resolve(root, 'apps/api/src/cli/token.ts'), email], {
          cwd: root,
          signal,
          env: { SANDBOX_PORT: String(sandboxPort), SANDBOX_STATE_DIR: join(dataDir, 'sandbox') },
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
    stop: async () => product?.stop(),
  };
}
