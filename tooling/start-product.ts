import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { endTree } from './end-tree.mjs';

interface ProductOptions {
  ports: { portal: number; api: number; sandbox: number; smtp: number; clamd: number; partner?: number };
  dataDir: string;
  words: readonly string[];
  env?: NodeJS.ProcessEnv;
}

export interface Product {
  /** Throws its output if it ends before. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

export function startProduct({ ports, dataDir, words, env }: ProductOptions): Product {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'start.ts'), ...words], {
    env: {
      ...process.env,
      PORTAL_PORT: String(ports.portal),
      API_PORT: String(ports.api),
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_SMTP_PORT: String(ports.smtp),
      SANDBOX_CLAMD_PORT: String(ports.clamd),
      ...(ports.partner !== undefined && { PARTNER_PORT: String(ports.partner) }),
      TELE_DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let output = '';
  const ready = new Promise<void>((done, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('Tele is running')) done();
      });
    }
    void ended.then(() => fail(new Error(`The product ended:\n${output}`)), fail);
  });
  return {
    ready,
    stop: async () => {
      endTree(child, 'SIGTERM');
      await ended;
    },
  };
}
