import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { urlsOf } from '../../../../tooling/environment.ts';
import { startProduct as start, type Product } from '../../../../tooling/start-product.ts';

const root = resolve(import.meta.dirname, '../../../..');
export const dataDir = join(root, '.data/bench');
const first = Number(process.env['BENCH_PORT'] ?? 6720);
export const ports = {
  portal: first,
  api: first + 1,
  sandbox: first + 2,
  smtp: first + 3,
  partner: first + 4,
  partnerServer: first + 5,
  clamd: first + 6,
};

export const urls = urlsOf(ports);

export async function startProduct(...pages: readonly string[]): Promise<Product> {
  await rm(dataDir, { recursive: true, force: true });
  const product = start({ ports, dataDir, words: ['--built', ...pages] });
  await product.ready;
  return product;
}
